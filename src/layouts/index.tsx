import { Outlet, useModel } from '@umijs/max';
import { useScrollRestoration } from '@/hooks/useScrollRestoration';
import Guard from './Guard';
import PersonTexts, { usePersonTexts } from './PersonTexts';
import PortalFrame from './PortalFrame';
import StandaloneFrame from './StandaloneFrame';
import StartFailure from './StartFailure';
import { useCanonicalPath } from './useCanonicalPath';
import { useRouteMeta } from './useRouteMeta';
import { useRouteTitle } from './useRouteTitle';
import { useSessionElsewhere } from './useSessionElsewhere';

/** The root layout (spec §2): frame, guard and title of the route in view. */
export default function RootLayout() {
  const meta = useRouteMeta();
  const { initialState } = useModel('@@initialState');
  useCanonicalPath();
  useRouteTitle(usePersonTexts(meta).isReady ? meta.title : undefined);
  useScrollRestoration();
  useSessionElsewhere();

  if (initialState && initialState.status !== 'ready') {
    return <StartFailure state={initialState} />;
  }
  const Frame = meta.frame === 'bare' ? StandaloneFrame : PortalFrame;
  return (
    <Frame>
      <PersonTexts meta={meta}>
        <Guard guard={meta.guard}>
          <Outlet />
        </Guard>
      </PersonTexts>
    </Frame>
  );
}
