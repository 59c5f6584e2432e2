import { useLocation, useParams } from '@umijs/max';
import { useState } from 'react';
import Failure from '@/components/Failure';
import PageHead from '@/components/PageHead';
import { SideSkeleton } from '@/components/SideLayout';
import State from '@/components/State';
import ZoneNote from '@/components/ZoneNote';
import { useT } from '@/hooks/useT';
import type { TargetKind } from '@/services/types';
import RefusalNotice from './RefusalNotice';
import { applyRefusalOf } from './refusal';
import DoneStep from './steps/DoneStep';
import { useDraft } from './useWizard';
import Wizard from './Wizard';

/**
 * /apply/{id}/{src}: opens or finds the draft of an application, shows a refusal before any work, then leads through
 * the steps.
 */
export default function ApplyScreen() {
  const t = useT();
  const { id = '', src } = useParams();
  const { search } = useLocation();
  const sentApplyId = new URLSearchParams(search).get('sent');
  const kind = src === 'position' || src === 'activity' ? src : undefined;
  const [attempt, setAttempt] = useState(0);
  return (
    <>
      <PageHead
        title={t(`apply.title.${kind ?? 'position'}`)}
        intro={sentApplyId ? undefined : t('apply.intro')}
        place={String(attempt)}
      />
      <ZoneNote />
      {sentApplyId && kind && <DoneStep applyId={sentApplyId} kind={kind} />}
      {!sentApplyId && kind && (
        <OpenDraft
          key={`${kind}/${id}/${attempt}`}
          kind={kind}
          targetId={id}
          onAnew={() => setAttempt(attempt + 1)}
        />
      )}
      {!kind && (
        <State
          title={t('apply.unknownKind')}
          action={{ label: t('apply.refusal.to.position'), to: '/searchPosition/all' }}
        />
      )}
    </>
  );
}

interface OpenDraftProps {
  kind: TargetKind;
  targetId: string;
  /** Opens a new draft in place of one that was deleted. */
  onAnew: () => void;
}

function OpenDraft({ kind, targetId, onAnew }: OpenDraftProps) {
  const { data, error, loading, refresh } = useDraft(kind, targetId);
  const refusal = applyRefusalOf(error);
  if (refusal) return <RefusalNotice {...{ refusal, error, kind, targetId }} />;
  if (error) return <Failure onRetry={refresh} isRetrying={loading} />;
  if (!data) return <SideSkeleton side={5} card={6} />;
  return <Wizard applyId={data.applyId} limit={data.limit} onAnew={onAnew} />;
}
