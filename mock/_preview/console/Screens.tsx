import { Button, Flex, Grid, Input, Segmented, Tag, Typography } from 'antd';
import { useState } from 'react';
import type { ScreenCase, StaffScreen } from '../staff/types';
import { addressOf } from './api';
import StaffTable, { FilterSelect } from './StaffTable';
import { useConsole } from './useConsole';

type PressAction = 'open' | 'compare' | 'copy';

const pressActions: { value: PressAction; label: string }[] = [
  { value: 'open', label: '打开' },
  { value: 'compare', label: '三种宽度并排' },
  { value: 'copy', label: '复制地址' },
];

function Case({
  one,
  screen,
  pressAction,
}: {
  one: ScreenCase;
  screen: StaffScreen;
  pressAction: PressAction;
}) {
  const { state, compare, copy } = useConsole();
  const { name, ...place } = one;
  const presentPlace = { ...place, days: state.daysOn, space: state.space };
  const address = addressOf(presentPlace);
  const fullName = `${screen.name} · ${name}`;
  return (
    <Button
      size="small"
      color={one.server === 'normal' ? 'default' : 'danger'}
      variant="outlined"
      href={address}
      target="_blank"
      aria-label={`${fullName}，${pressActions.find(({ value }) => value === pressAction)?.label}`}
      onClick={(event) => {
        if (pressAction === 'open') return;
        event.preventDefault();
        if (pressAction === 'copy') void copy(address);
        else compare({ ...presentPlace, name: fullName });
      }}
    >
      {name}
    </Button>
  );
}

function Cases({ screen, pressAction }: { screen: StaffScreen; pressAction: PressAction }) {
  const { state } = useConsole();
  return (
    <Flex vertical gap={4}>
      {state.personas.map(({ value, label }) => {
        const cases = screen.cases.filter((one) => one.persona === value);
        return (
          cases.length > 0 && (
            <Flex key={value} wrap gap={4} align="center">
              <Tag>{label}</Tag>
              {cases.map((one) => (
                <Case key={one.name + one.to} one={one} screen={screen} pressAction={pressAction} />
              ))}
            </Flex>
          )
        );
      })}
    </Flex>
  );
}

function Name({ screen: { name, area } }: { screen: StaffScreen }) {
  return (
    <div>
      <Typography.Text strong>{name}</Typography.Text>
      <br />
      <Typography.Text type="secondary">{area}</Typography.Text>
    </div>
  );
}

const casesTitle = '身份和情形（红框：服务器有故障）';

/** Every screen of the site map by person and state; one press opens it. */
export default function Screens() {
  const { state } = useConsole();
  const isNarrow = Grid.useBreakpoint().md === false;
  const [pressAction, setPressAction] = useState<PressAction>('open');
  const [keyword, setKeyword] = useState('');
  const [persona, setPersona] = useState('');

  const shown = state.screens
    .map((screen) => ({
      ...screen,
      cases: screen.cases.filter(
        (one) =>
          (!persona || one.persona === persona) &&
          `${screen.area}${screen.name}${one.name}`.includes(keyword.trim()),
      ),
    }))
    .filter(({ cases }) => cases.length > 0);

  return (
    <StaffTable<StaffScreen>
      rowKey="route"
      scroll={undefined}
      dataSource={shown}
      tableLayout="fixed"
      filters={
        <>
          <Segmented
            aria-label="点击后"
            options={pressActions}
            value={pressAction}
            onChange={setPressAction}
          />
          <FilterSelect
            label="谁在看"
            all="所有身份"
            choices={state.personas}
            value={persona}
            onChange={setPersona}
          />
          <Input.Search
            aria-label="查找页面"
            placeholder="页面或情形，如 背调"
            allowClear
            onChange={({ target }) => setKeyword(target.value)}
            style={{ inlineSize: 220 }}
          />
        </>
      }
      columns={
        isNarrow
          ? [
              {
                title: casesTitle,
                render: (_, screen) => (
                  <Flex vertical gap="small">
                    <Name screen={screen} />
                    <Cases screen={screen} pressAction={pressAction} />
                  </Flex>
                ),
              },
            ]
          : [
              { title: '页面', width: 160, render: (_, screen) => <Name screen={screen} /> },
              {
                title: casesTitle,
                render: (_, screen) => <Cases screen={screen} pressAction={pressAction} />,
              },
            ]
      }
    />
  );
}
