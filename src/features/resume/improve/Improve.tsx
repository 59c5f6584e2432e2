import { useModel } from '@umijs/max';
import Failure from '@/components/Failure';
import Message from '@/components/Message';
import PageHead from '@/components/PageHead';
import { useCall } from '@/hooks/useCall';
import { useT } from '@/hooks/useT';
import CompletenessLine from '../editor/CompletenessLine';
import styles from '../editor/Editor.module.css';
import ResumeSkeleton from '../ResumeSkeleton';
import { gapsOf } from '../shared/completeness';
import { resumeSections } from '../shared/sections';
import GapForm from './GapForm';

/** What is missing, section by section and ready to fill in; completeness rises as it is saved. */
export default function Improve() {
  const t = useT();
  const { edit, load } = useModel('resume');
  // Another `load` is that of another person.
  const { data, error, loading, refresh } = useCall(() => load(), { refreshDeps: [load] });
  const resume = data && edit?.resume;
  const gaps = resume ? gapsOf(resume) : [];
  return (
    <>
      <PageHead title={t('resume.improve.title')} intro={t('resume.improve.intro')} />
      {error && !resume && <Failure onRetry={refresh} isRetrying={loading} />}
      {!error && !resume && <ResumeSkeleton />}
      {resume && edit && (
        <>
          <CompletenessLine resume={resume} />
          {gaps.length === 0 && (
            <Message
              title={t('resume.improve.done')}
              hint={t('resume.improve.doneHint')}
              action={{ label: t('resume.view.title'), to: '/resumeview' }}
              role="status"
            />
          )}
          <div className={styles.list}>
            {resumeSections.map((section) => {
              const own = gaps.filter((gap) => gap.section === section.key);
              if (own.length === 0) return null;
              return (
                <GapForm
                  // What is saved leaves the list: the form begins anew with the rest.
                  key={`${section.key}/${resume.version}`}
                  section={section}
                  gaps={own}
                  edit={edit}
                />
              );
            })}
          </div>
        </>
      )}
    </>
  );
}
