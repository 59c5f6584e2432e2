import { Alert, Button, Flex, Grid, Layout, Tabs, Tag, Typography, theme } from 'antd';
import { useEffect, useState } from 'react';
import { addressOf, type Place, timeOf } from './api';
import Compare from './Compare';
import Deliveries from './Deliveries';
import Outbox from './Outbox';
import Screens from './Screens';
import Switches from './Switches';
import Targets from './Targets';
import { ConsoleContext, useStaffState } from './useConsole';

const tabs = [
  { key: 'screens', label: '页面', children: <Screens /> },
  { key: 'switches', label: '身份与服务器', children: <Switches /> },
  { key: 'deliveries', label: '投递', children: <Deliveries /> },
  { key: 'targets', label: '岗位与活动', children: <Targets /> },
  { key: 'outbox', label: '发件箱', children: <Outbox /> },
];

const tabOfAddress = () => {
  const named = window.location.hash.slice(1);
  return tabs.some(({ key }) => key === named) ? named : 'screens';
};

/** The preview console: screens, persons and server errors, deliveries, positions and activities, outbox. */
export default function Console({ isDark, onTheme }: { isDark: boolean; onTheme: () => void }) {
  const { token } = theme.useToken();
  const { state, failure, reload, act, copy } = useStaffState();
  const isNarrow = Grid.useBreakpoint().sm === false;
  const [tab, setTab] = useState(tabOfAddress);
  const [compared, compare] = useState<Place & { name: string }>();

  useEffect(() => {
    const onHash = () => setTab(tabOfAddress());
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, []);

  const errors = state?.errors.flatMap((group) => group.errors) ?? [];
  const fieldError = errors.find(({ value }) => value === state?.server);
  const who = state?.personas.find(({ value }) => value === state.persona);

  return (
    <Layout style={{ minBlockSize: '100vh', background: token.colorBgLayout }}>
      <header
        style={{
          background: token.colorBgContainer,
          borderBlockEnd: `1px solid ${token.colorBorderSecondary}`,
          padding: '12px 16px',
        }}
      >
        <Flex wrap gap="small" align="center">
          <Typography.Title style={{ fontSize: 20, margin: 0, marginInlineEnd: 'auto' }}>
            预览控制台
          </Typography.Title>
          {state && (
            <Flex wrap gap={4} role="status" aria-label="现在的状态">
              <Tag color="success">{who?.label ?? '以登录者为准'}</Tag>
              <Tag color={fieldError ? 'error' : 'default'}>
                {fieldError?.label ?? '服务器正常'}
              </Tag>
              <Tag color={state.daysOn > 0 ? 'warning' : 'default'}>
                {timeOf(state.now)}
                {state.daysOn > 0 && `（往后 ${state.daysOn} 天）`}
              </Tag>
            </Flex>
          )}
          <Button type="primary" href={addressOf({ to: '/home' })} target="_blank">
            打开门户
          </Button>
          <Button onClick={onTheme}>{isDark ? '浅色' : '深色'}</Button>
        </Flex>
      </header>
      <main
        style={{
          padding: '0 16px 32px',
          maxInlineSize: 1440,
          inlineSize: '100%',
          marginInline: 'auto',
          boxSizing: 'border-box',
        }}
      >
        {failure && (
          <Alert
            type="error"
            showIcon
            title="预览服务器没有答复"
            description={failure}
            action={<Button onClick={reload}>重试</Button>}
            style={{ marginBlockStart: 16 }}
          />
        )}
        {state && (
          <ConsoleContext value={{ state, act, copy, compare }}>
            <Tabs
              activeKey={tab}
              // All tabs fit on a phone. antd would put the others behind a button, where a screen reader finds no tab.
              tabBarGutter={isNarrow ? 12 : undefined}
              items={tabs}
              onChange={(key) => {
                window.location.hash = key;
              }}
            />
            {compared && <Compare place={compared} onClose={() => compare(undefined)} />}
          </ConsoleContext>
        )}
      </main>
    </Layout>
  );
}
