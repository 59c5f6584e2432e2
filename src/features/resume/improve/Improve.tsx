import { useModel } from '@umijs/max';
import Failure from '@/components/Failure';
import PageHead from '@/components/PageHead';
import { useCall } from '@/hooks/useCall';
import { useT } from '@/hooks/useT';
import { useUser } from '@/hooks/useUser';
import ResumeSkeleton from '../ResumeSkeleton';
import ImproveBody from './ImproveBody';

/** What is missing, section by section and ready to fill in; completeness rises as it is saved. */
export default function Improve() {
  const t = useT();
  const owner = useUser()?.loginName;
  const { edit, load } = useModel('resume');
  // Another `load` is that of another person.
  const { data, error, loading, refresh } = useCall(() => load(), { refreshDeps: [load] });
  return (
    <>
      <PageHead title={t('resume.improve.title')} intro={t('resume.improve.intro')} />
      {error && !data && <Failure onRetry={refresh} isRetrying={loading} />}
      {!error && !(data && edit) && <ResumeSkeleton />}
      {data && edit && owner && <ImproveBody key={owner} owner={owner} edit={edit} />}
    </>
  );
}
