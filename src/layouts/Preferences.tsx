import { MoonOutlined, SunOutlined, TranslationOutlined } from '@ant-design/icons';
import { setLocale, useIntl, useModel } from '@umijs/max';
import { useT } from '@/hooks/useT';
import { loadSameTexts } from '@/locales/load';
import { showMessage } from '@/request/feedback';
import { type Pack, packFor } from '@/utils/locale';
import styles from './Preferences.module.css';

/** Language and theme: one press each, said in words. */
export default function Preferences() {
  const t = useT();
  const { locale } = useIntl();
  const { mode, toggleMode } = useModel('preferences');
  const other: Pack = locale === 'zh-CN' ? 'en-US' : 'zh-CN';

  const switchLanguage = async () => {
    try {
      await loadSameTexts(other, packFor([locale]));
      setLocale(other, false);
    } catch {
      // The pack's chunk did not arrive, or storage is blocked: the language stays and it is said.
      showMessage('error', t('frame.language.failed'));
    }
  };

  return (
    <>
      <button type="button" className={styles.button} lang={other} onClick={switchLanguage}>
        <TranslationOutlined aria-hidden="true" />
        {t('frame.language.switch')}
      </button>
      <button
        type="button"
        className={styles.button}
        aria-label={t(mode === 'dark' ? 'frame.theme.toLight' : 'frame.theme.toDark')}
        onClick={toggleMode}
      >
        {mode === 'dark' ? <SunOutlined aria-hidden="true" /> : <MoonOutlined aria-hidden="true" />}
        {t(mode === 'dark' ? 'frame.theme.light' : 'frame.theme.dark')}
      </button>
    </>
  );
}
