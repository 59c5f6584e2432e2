import { useModel } from '@umijs/max';
import State from '@/components/State';
import { useT } from '@/hooks/useT';
import type { InitialState } from '@/session/types';

/** What is shown when the start-up call failed: offline and refused are told apart, and both can be tried again. */
export default function StartFailure({ state }: { state: InitialState }) {
  const t = useT();
  const { refresh, loading } = useModel('@@initialState');
  const kind = state.status === 'offline' ? 'offline' : 'refused';
  return (
    <main>
      <State
        role="alert"
        headingLevel={1}
        title={t(`frame.start.${kind}.title`)}
        hint={state.message ?? t(`frame.start.${kind}.hint`)}
        action={{ label: t('common.retry'), onClick: () => void refresh(), isLoading: loading }}
      />
    </main>
  );
}
