import { Link } from '@umijs/max';
import { Alert } from 'antd';
import { editorHrefAt } from '@/features/resume/shared/entrances';
import { useT } from '@/hooks/useT';
import inText from '../shared/InText.module.css';
import type { ResumeFilterSwitch } from './useResumeFilters';

type ResumeFilterNoteProps = Pick<NonNullable<ResumeFilterSwitch>, 'missing' | 'isNothing'>;

/** What is missing in the résumé, so that no filter could be set from it. */
export default function ResumeFilterNote({ missing, isNothing }: ResumeFilterNoteProps) {
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
      style={{ marginBottom: 8 }}
      title={
        <>
          <span>
            {t(isNothing ? 'positions.resumeFilter.nothing' : 'positions.resumeFilter.missing', {
              names,
            })}
          </span>{' '}
          <Link className={inText.link} to={editorHrefAt(first.field)}>
            {t('positions.fit.fill')}
          </Link>
        </>
      }
    />
  );
}
