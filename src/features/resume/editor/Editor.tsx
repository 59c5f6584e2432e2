import { Link, useLocation, useModel, useParams } from '@umijs/max';
import Failure from '@/components/Failure';
import PageHead from '@/components/PageHead';
import { useCall } from '@/hooks/useCall';
import { useT } from '@/hooks/useT';
import { useUser } from '@/hooks/useUser';
import ResumeSkeleton from '../ResumeSkeleton';
import { entranceOf } from '../shared/entrances';
import EditorBody from './EditorBody';

/** Reads the résumé with its rules anew, and opens it at the section that the address names. */
export default function Editor() {
  const t = useT();
  const owner = useUser()?.loginName;
  const { pathname, search } = useLocation();
  const params = useParams();
  const entrance = entranceOf(pathname, search, params);
  const { edit, load } = useModel('resume');
  // Another `load` is that of another person.
  const { data, error, loading, refresh } = useCall(() => load(), { refreshDeps: [load] });
  return (
    <>
      <PageHead
        title={t('resume.edit.title')}
        intro={t(`resume.edit.intro.${entrance.kind}`)}
        action={<Link to="/resumeview">{t('resume.view.title')}</Link>}
      />
      {error && !data && <Failure onRetry={refresh} isRetrying={loading} />}
      {!error && !(data && edit) && <ResumeSkeleton />}
      {data && edit && owner && (
        <EditorBody key={owner} owner={owner} edit={edit} entrance={entrance} />
      )}
    </>
  );
}
