import { useModel } from '@umijs/max';
import { useEffect } from 'react';
import { useT } from '@/hooks/useT';
import { showMessage } from '@/request/feedback';
import { clearRelogin } from '@/session/expiry';
import { onSessionChangedElsewhere } from '@/session/otherTabs';

/** Follows another tab that signed in, out or in as another person, before anything is sent from here. */
export function useSessionElsewhere(): void {
  const t = useT();
  const { setInitialState } = useModel('@@initialState');
  useEffect(
    () =>
      onSessionChangedElsewhere((user) => {
        // The login that an expiry asks for here was done there.
        if (user) clearRelogin();
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
