import { useModel } from '@umijs/max';
import State from '@/components/State';
import { useFailureFocus } from '@/hooks/useFailureFocus';
import { useT } from '@/hooks/useT';
import { useWhenOnline } from '@/hooks/useWhenOnline';
import type { InitialState } from '@/session/actions/start';

/** Shown when the start-up call failed: distinguishes offline from refused, and offers a retry, which being online again is, too. */
export default function StartFailure({ state }: { state: InitialState }) {
  const t = useT();
  const { refresh, loading } = useModel('@@initialState');
  useWhenOnline(refresh, state.status === 'offline');
  const area = useFailureFocus<HTMLElement>(loading);
  const kind = state.status === 'offline' ? 'offline' : 'refused';
  return (
    <main ref={area}>
      <State
        role="alert"
        headingLevel={1}
        title={t(`frame.start.${kind}.title`)}
        hint={
          state.message ? (
            <span lang={state.messageLang}>{state.message}</span>
          ) : (
            t(`frame.start.${kind}.hint`)
          )
        }
        action={{ label: t('common.retry'), onClick: () => void refresh(), isLoading: loading }}
      />
    </main>
  );
}
