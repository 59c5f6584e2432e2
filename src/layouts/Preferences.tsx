import { MoonOutlined, SunOutlined, TranslationOutlined } from '@ant-design/icons';
import { useIntl, useModel } from '@umijs/max';
import PlainButton from '@/components/PlainButton';
import { useT } from '@/hooks/useT';
import { loadSameTexts, showIn } from '@/locales/load';
import { showMessage } from '@/request/feedback';
import { type Pack, packFor } from '@/utils/locale';

/** Buttons for language and theme, with words. */
export default function Preferences() {
  const t = useT();
  const { locale } = useIntl();
  const { mode, toggleMode } = useModel('preferences');
  const other: Pack = locale === 'zh-CN' ? 'en-US' : 'zh-CN';

  const switchLanguage = async () => {
    try {
      await loadSameTexts(other, packFor([locale]));
      showIn(other);
    } catch {
      // The language's chunk did not load: the language stays, and a message says so.
      showMessage('error', t('frame.language.failed'));
    }
  };

  return (
    <>
      <PlainButton
        look="quiet"
        lang={other}
        icon={<TranslationOutlined aria-hidden="true" />}
        onClick={switchLanguage}
      >
        {t('frame.language.switch')}
      </PlainButton>
      <PlainButton
        look="quiet"
        aria-label={t(mode === 'dark' ? 'frame.theme.toLight' : 'frame.theme.toDark')}
        icon={
          mode === 'dark' ? <SunOutlined aria-hidden="true" /> : <MoonOutlined aria-hidden="true" />
        }
        onClick={toggleMode}
      >
        {t(mode === 'dark' ? 'frame.theme.light' : 'frame.theme.dark')}
      </PlainButton>
    </>
  );
}
