import { useLocation } from '@umijs/max';
import { Flex } from 'antd';
import { useId } from 'react';
import PhoneLink from '@/components/PhoneLink';
import { buttonClass } from '@/components/PlainButton';
import { useT } from '@/hooks/useT';
import { siteValues } from '@/utils/siteValues';

/** What the portal does against barriers, what is known to be missing, and how to report one (law on barrier-free environments, arts. 32 and 33). */
export default function Statement() {
  const t = useT();
  const id = useId();
  const { pathname } = useLocation();
  const { title, email, phone } = siteValues;
  const report = new URLSearchParams({
    subject: t('accessibility.report.subject', { title }),
    body: t('accessibility.report.body', { page: window.location.origin + pathname }),
  });
  return (
    <>
      <section aria-labelledby={id}>
        <h3 id={id}>{t('accessibility.statement')}</h3>
        <p>{t('accessibility.statement.aim')}</p>
        <ul>
          <li>{t('accessibility.statement.keyboard')}</li>
          <li>{t('accessibility.statement.reader')}</li>
          <li>{t('accessibility.statement.zoom')}</li>
          <li>{t('accessibility.statement.captcha')}</li>
        </ul>
        <p>{t('accessibility.statement.limits')}</p>
      </section>
      <section aria-labelledby={`${id}-report`}>
        <h3 id={`${id}-report`}>{t('accessibility.report')}</h3>
        <p>{t('accessibility.report.hint')}</p>
        <Flex wrap gap="8px 16px" align="center">
          {/* Mail programs take a + for a plus (RFC 6068, 5). */}
          <a
            className={buttonClass({ look: 'outlined' })}
            href={`mailto:${email}?${report.toString().replaceAll('+', '%20')}`}
          >
            {t('accessibility.report.mail')}
          </a>
          <PhoneLink phone={phone} />
        </Flex>
      </section>
    </>
  );
}
