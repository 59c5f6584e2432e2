import { Flex } from 'antd';
import { useT } from '@/hooks/useT';
import styles from './Notice.module.css';

const lines = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const;

/** The placeholder while a notice loads. */
export default function NoticeSkeleton() {
  const t = useT();
  return (
    <Flex vertical gap={16} className={styles.bones} style={{ padding: '16px 0' }}>
      <span className="visuallyHidden">{t('common.loading')}</span>
      {lines.map((line) => (
        <div key={line} className="bone" />
      ))}
    </Flex>
  );
}
