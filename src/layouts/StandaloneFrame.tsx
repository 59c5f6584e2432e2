import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { siteValues } from '@/utils/siteValues';
import frame from './Frame.module.css';
import PageContent from './PageContent';
import Preferences from './Preferences';
import styles from './StandaloneFrame.module.css';

/** A page without the common layout (spec §2): the portal's name, language and theme, and no links to other screens. */
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
      <PageContent>{children}</PageContent>
    </div>
  );
}
