import { Link } from '@umijs/max';
import { Alert } from 'antd';
import { editorHrefAt } from '@/features/resume/shared/entrances';
import { useT } from '@/hooks/useT';
import type { FitItem } from '../shared/fit/item';
import styles from './ResultBar.module.css';

interface MineNoteProps {
  missing: readonly FitItem[];
  /** Nothing was narrowed at all. */
  isNothing: boolean;
}

/** What the résumé leaves open, so that nothing was narrowed by it. */
export default function MineNote({ missing, isNothing }: MineNoteProps) {
  const t = useT();
  const [first] = missing;
  if (!first?.field) return null;
  const names = missing
    .map(({ requirement }) => t(`positions.fit.requirement.${requirement}`))
    .join(t('common.listSeparator'));
  return (
    <Alert
      type="info"
      role="status"
      className={styles.note}
      title={
        <>
          {t(isNothing ? 'positions.mine.nothing' : 'positions.mine.missing', { names })}{' '}
          <Link className={styles.fill} to={editorHrefAt(first.field)}>
            {t('positions.fit.fill')}
          </Link>
        </>
      }
    />
  );
}
