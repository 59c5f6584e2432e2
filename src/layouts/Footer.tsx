import { Link, useIntl, useModel } from '@umijs/max';
import { Flex } from 'antd';
import DrawerLink from '@/components/DrawerLink';
import PhoneLink from '@/components/PhoneLink';
import PlainButton from '@/components/PlainButton';
import { useT } from '@/hooks/useT';
import { siteValues } from '@/utils/siteValues';
import FilingLinks from './FilingLinks';
import styles from './Footer.module.css';
import { navigation } from './navigation';
import Preferences from './Preferences';

/** Contact, filing numbers (docs/operations.md), version and, on phones, what the bar has no room for, language and theme. */
export default function Footer() {
  const t = useT();
  const { locale } = useIntl();
  const facts = siteValues;
  const isEnglish = locale !== 'zh-CN' && facts.hoursEn !== '';
  const { isShortcutOn, toggleShortcut } = useModel('preferences');
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <Flex wrap gap="4px 24px" lang="zh-CN">
          <span>{facts.company}</span>
          <span>{facts.address}</span>
          <PhoneLink phone={facts.phone} />
          <a href={`mailto:${facts.email}`}>
            <bdi>{facts.email}</bdi>
          </a>
          <span lang={isEnglish ? locale : undefined}>
            {isEnglish ? facts.hoursEn : facts.hours}
          </span>
        </Flex>
        <p>{t('frame.footer.note')}</p>
        <Flex wrap gap="4px 24px">
          {navigation.slice(3).map(({ key, to }) => (
            <Link key={key} to={to} className={styles.phoneOnly}>
              {t(key)}
            </Link>
          ))}
          <Link to="/recruitmentflow">{t('frame.footer.flow')}</Link>
          <DrawerLink to="privacy" />
          <DrawerLink to="accessibility" />
        </Flex>
        <Flex wrap gap="4px 24px" lang="zh-CN">
          <FilingLinks />
          <span lang={locale}>
            {t('frame.footer.version', {
              version: process.env.PORTAL_RELEASE ?? '',
              release: t(`frame.footer.release.${facts.releaseType}`),
            })}
          </span>
        </Flex>
        <Flex wrap className={styles.preferences}>
          <div className={styles.narrowOnly}>
            <Preferences />
          </div>
          <PlainButton look="quiet" onClick={toggleShortcut}>
            {t(isShortcutOn ? 'frame.shortcut.on' : 'frame.shortcut.off')}
          </PlainButton>
        </Flex>
      </div>
    </footer>
  );
}
