import { useLocation, useParams } from '@umijs/max';
import Failure from '@/components/Failure';
import PageHead from '@/components/PageHead';
import State from '@/components/State';
import ZoneNote from '@/components/ZoneNote';
import { useT } from '@/hooks/useT';
import type { TargetKind } from '@/services/types';
import ApplySkeleton from './ApplySkeleton';
import RefusalNotice from './RefusalNotice';
import { applyRefusalOf } from './refusal';
import DoneStep from './steps/DoneStep';
import { useDraft } from './useDraft';
import Wizard from './Wizard';

function isKind(value: string | undefined): value is TargetKind {
  return value === 'position' || value === 'activity';
}

/**
 * /apply/{id}/{src}: opens or finds the draft of an application, shows a refusal before any work, then leads through
 * the steps.
 */
export default function ApplyScreen() {
  const t = useT();
  const { id = '', src } = useParams();
  const { search } = useLocation();
  const sentApplyId = new URLSearchParams(search).get('sent');
  const kind = isKind(src) ? src : undefined;
  return (
    <>
      <PageHead
        title={t(`apply.title.${kind ?? 'position'}`)}
        intro={sentApplyId ? undefined : t('apply.intro')}
      />
      <ZoneNote />
      {sentApplyId && kind && <DoneStep applyId={sentApplyId} kind={kind} />}
      {!sentApplyId && kind && <OpenDraft key={`${kind}/${id}`} kind={kind} targetId={id} />}
      {!kind && (
        <State
          title={t('apply.unknownKind')}
          action={{ label: t('apply.refusal.to.position'), to: '/searchPosition/all' }}
        />
      )}
    </>
  );
}

function OpenDraft({ kind, targetId }: { kind: TargetKind; targetId: string }) {
  const { data, error, loading, refresh } = useDraft(kind, targetId);
  const refusal = applyRefusalOf(error);
  if (refusal) return <RefusalNotice {...{ refusal, error, kind, targetId }} />;
  if (error) return <Failure onRetry={refresh} isRetrying={loading} />;
  if (!data) return <ApplySkeleton />;
  return <Wizard applyId={data.applyId} kind={kind} limit={data.limit} />;
}
