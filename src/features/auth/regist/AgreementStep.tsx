import RichText from '@/components/RichText';
import Time from '@/components/Time';
import { useT } from '@/hooks/useT';
import type { Agreement, PolicyText } from '@/services/types';
import styles from './AgreementStep.module.css';
import { isAgreed } from './registSteps';

interface AgreementStepProps {
  texts: readonly PolicyText[];
  agreed: readonly Agreement[];
  onAgree: (text: Agreement, isAgreed: boolean) => void;
}

/** The texts, opened and read in place, each with a consent of its own; none is given beforehand. */
export default function AgreementStep({ texts, agreed, onAgree }: AgreementStepProps) {
  const t = useT();
  return (
    <div className={styles.texts}>
      {texts.map((text) => (
        <section key={text.docId} className={styles.text}>
          <details>
            <summary className={styles.name}>
              <span lang="zh-CN">{text.title}</span>
            </summary>
            {/* Long texts scroll in a box of their own, which a keyboard must reach. */}
            <section
              className={styles.body}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus (WCAG 2.1.1)
              tabIndex={0}
              aria-label={t('regist.agreement.body', { title: text.title })}
            >
              <p className={styles.version}>
                {t('content.privacy.version', { version: text.version })}{' '}
                <Time value={text.publishedAt} />
              </p>
              <RichText html={text.contentHtml} />
            </section>
          </details>
          <label className={styles.consent}>
            <input
              type="checkbox"
              checked={isAgreed(agreed, text)}
              onChange={(event) => onAgree(text, event.target.checked)}
            />
            <span>
              {t('regist.agreement.consent')}
              <span lang="zh-CN">{t('regist.agreement.named', { title: text.title })}</span>
            </span>
          </label>
        </section>
      ))}
    </div>
  );
}
