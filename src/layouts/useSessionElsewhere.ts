import { useModel } from '@umijs/max';
import { useEffect } from 'react';
import { useT } from '@/hooks/useT';
import { showMessage } from '@/request/feedback';
import { clearRelogin } from '@/session/state/expiry';
import { onSessionChangedElsewhere } from '@/session/state/otherTabs';

/** Reacts to a login, logout or change of person in another tab, before this tab makes its next call. */
export function useSessionElsewhere(): void {
  const t = useT();
  const { setInitialState } = useModel('@@initialState');
  useEffect(
    () =>
      onSessionChangedElsewhere((user) => {
        // The login that is asked for here has happened in another tab, or the person has signed out there.
        clearRelogin();
        void setInitialState({ status: 'ready', user });
        showMessage(
          'warning',
          user
            ? t('session.elsewhere.signedIn', { name: user.name })
            : t('session.elsewhere.signedOut'),
        );
      }),
    [t, setInitialState],
  );
}
