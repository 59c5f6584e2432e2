import { Outlet, useModel } from '@umijs/max';
import { useScrollRestoration } from '@/hooks/useScrollRestoration';
import { useShellEnd } from '@/hooks/useShellEnd';
import Guard from './Guard';
import PersonTexts, { usePersonTexts } from './PersonTexts';
import PortalFrame from './PortalFrame';
import StandaloneFrame from './StandaloneFrame';
import StartFailure from './StartFailure';
import { useCanonicalLink } from './useCanonicalLink';
import { useCanonicalPath } from './useCanonicalPath';
import { useMonitoring } from './useMonitoring';
import { usePrefetch } from './usePrefetch';
import { useRouteMeta } from './useRouteMeta';
import { useRouteTitle } from './useRouteTitle';
import { useSessionElsewhere } from './useSessionElsewhere';

/** Beside the screen, inside the frame's boundary: drawn together with it, when its texts are there. */
function ShellEnd() {
  useShellEnd();
  return null;
}

/** The root layout (spec §2): frame, guard and title of the route in view. */
export default function RootLayout() {
  const meta = useRouteMeta();
  const { initialState, error } = useModel('@@initialState');
  useCanonicalPath();
  useCanonicalLink();
  useRouteTitle(usePersonTexts(meta).isReady ? meta.title : undefined);
  useScrollRestoration();
  useSessionElsewhere();
  useMonitoring();
  usePrefetch();

  // Without the texts of the screens nothing can be shown (src/app.ts); the boundary around the layout says so.
  if (error) throw error;
  if (initialState && initialState.status !== 'ready') {
    return <StartFailure state={initialState} />;
  }
  const Frame = meta.frame === 'bare' ? StandaloneFrame : PortalFrame;
  return (
    <Frame>
      <PersonTexts meta={meta}>
        <ShellEnd />
        <Guard guard={meta.guard}>
          <Outlet />
        </Guard>
      </PersonTexts>
    </Frame>
  );
}
