import RichText from '@/components/RichText';
import Time from '@/components/Time';
import FormField from '@/forms/FormField';
import { useT } from '@/hooks/useT';
import type { PolicyText } from '@/services/types';
import styles from './AgreementStep.module.css';

/** The texts, opened and read in place, each with a consent of its own; none is given beforehand. */
export default function AgreementStep({ texts }: { texts: readonly PolicyText[] }) {
  const t = useT();
  return (
    <div className={styles.texts}>
      {texts.map(({ docId, version, title, publishedAt, contentHtml }) => (
        <section key={docId} className={styles.text}>
          <details>
            <summary className={styles.name}>
              <span lang="zh-CN">{title}</span>
            </summary>
            {/* Long texts scroll in a box of their own, which a keyboard must reach. */}
            <section
              className={styles.body}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus (WCAG 2.1.1)
              tabIndex={0}
              aria-label={t('regist.agreement.body', { title })}
            >
              <p className={styles.version}>
                {t('content.privacy.version', { version })} <Time value={publishedAt} />
              </p>
              <RichText html={contentHtml} />
            </section>
          </details>
          <FormField
            field={{
              // To this very version: a newer text asks anew.
              name: ['agreed', docId, version],
              type: 'agreement',
              label: title,
              words: (
                <>
                  {t('regist.agreement.consent')}
                  <span lang="zh-CN">{t('regist.agreement.named', { title })}</span>
                </>
              ),
              isRequired: true,
            }}
          />
        </section>
      ))}
    </div>
  );
}
