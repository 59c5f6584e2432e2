import { Flex } from 'antd';
import { type ReactNode, Suspense } from 'react';
import RouteLoading from '@/loading';
import { siteValues } from '@/utils/siteValues';
import BareFrame from './BareFrame';
import frame from './Frame.module.css';
import OfflineBanner from './OfflineBanner';
import Preferences from './Preferences';
import Privacy from './Privacy';
import Relogin from './Relogin';
import styles from './StandaloneFrame.module.css';

/**
 * A page without the common layout (spec §2): the portal's name, language and theme, and no links to other screens. The
 * privacy texts and the login after an expiry (spec §4) open over it as over any page.
 */
export default function StandaloneFrame({ children }: { children: ReactNode }) {
  return (
    <div className={frame.page}>
      <Flex
        wrap
        component="header"
        gap="4px 16px"
        align="center"
        justify="space-between"
        className={styles.top}
      >
        <p className={styles.name} lang="zh-CN">
          {siteValues.title}
        </p>
        <Flex gap={4}>
          <Preferences />
        </Flex>
      </Flex>
      <OfflineBanner />
      <BareFrame>
        <Suspense fallback={<RouteLoading />}>{children}</Suspense>
      </BareFrame>
      <Privacy />
      <Relogin />
    </div>
  );
}
