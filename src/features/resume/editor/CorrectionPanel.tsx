import { Link } from '@umijs/max';
import { Alert, Tag } from 'antd';
import Failure from '@/components/Failure';
import State from '@/components/State';
import { useT } from '@/hooks/useT';
import { useFieldWords } from '../shared/useFieldWords';
import styles from './Editor.module.css';
import type { Corrections } from './useCorrections';

/** The corrections that the review of a delivery asks for: links to the fields, and whether each was changed. */
export default function CorrectionPanel({ corrections }: { corrections: Corrections }) {
  const t = useT();
  const wordsOf = useFieldWords();
  const { delivery, requested, unchanged, hrefAt } = corrections;
  if (corrections.error) {
    return <Failure onRetry={corrections.refresh} isRetrying={corrections.isReading} />;
  }
  if (!corrections.isRead) return null;
  if (!delivery) {
    return (
      <State
        title={t('resume.correction.none')}
        action={{ label: t('resume.correction.toDeliveries'), to: '/user/deliveries' }}
      />
    );
  }
  return (
    <Alert
      type="warning"
      role="region"
      className={styles.notice}
      aria-labelledby="resume-correction"
      title={<h2 id="resume-correction">{t('resume.correction.title')}</h2>}
      description={
        <>
          <p lang="zh-CN">{delivery.targetName}</p>
          {delivery.reason && <p lang="zh-CN">{delivery.reason}</p>}
          <ul>
            {requested.map((path) => {
              const isDue = unchanged.includes(path);
              return (
                <li key={path}>
                  <Link to={hrefAt(path)}>{wordsOf(path)}</Link>{' '}
                  <Tag key={String(isDue)} color={isDue ? 'warning' : 'success'}>
                    {t(`resume.correction.${isDue ? 'due' : 'changed'}`)}
                  </Tag>
                </li>
              );
            })}
          </ul>
        </>
      }
    />
  );
}
