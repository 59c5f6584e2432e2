import { Button, Card, Flex, Input, Popconfirm, Radio, Space, Switch, Typography } from 'antd';
import { useState } from 'react';
import type { StaffAccount } from '../staff/types';
import { addressOf, timeOf } from './api';
import StaffTable from './StaffTable';
import { useConsole } from './useConsole';

const back = '/__preview#switches';

function Personas() {
  const { state } = useConsole();
  return (
    <Card title="我是谁" size="small">
      <Radio.Group
        vertical
        aria-label="我是谁"
        value={state.persona}
        options={[...state.personas, { value: '', label: '以登录者为准（自己登录试用）' }]}
        onChange={({ target }) => {
          // That page ends the session of the person before, then opens the portal.
          window.location.assign(addressOf({ persona: target.value || 'none', to: back }));
        }}
      />
    </Card>
  );
}

function Errors() {
  const { state, act } = useConsole();
  return (
    <Card title="服务器故障（一次一种，门户顶部有提示）" size="small">
      {state.errors.map(({ label, errors }) => (
        <fieldset key={label} style={{ border: 0, padding: 0, margin: '0 0 12px' }}>
          <Typography.Text type="secondary">
            <legend>{label}</legend>
          </Typography.Text>
          <Flex wrap gap="8px 24px">
            {errors.map((fieldError) => (
              <Space key={fieldError.value} size="small">
                <Switch
                  size="small"
                  aria-label={fieldError.label}
                  checked={state.server === fieldError.value}
                  onChange={(isOn) =>
                    act(isOn ? `已打开：${fieldError.label}` : '服务器恢复正常', 'switch', {
                      server: isOn ? fieldError.value : 'normal',
                    })
                  }
                />
                {fieldError.label}
              </Space>
            ))}
          </Flex>
        </fieldset>
      ))}
    </Card>
  );
}

function Clock() {
  const { state, act } = useConsole();
  const on = (days: number) => act('日期已改', 'switch', { days });
  return (
    <Card title="日期" size="small">
      <p style={{ marginBlockStart: 0 }}>
        门户现在是 {timeOf(state.now)}
        {state.daysOn > 0 ? `，比今天往后 ${state.daysOn} 天。` : '，就是今天。'}
        岗位、活动、面试和期限都随之变旧；电脑和手机自己的时钟不变。
      </p>
      <Flex wrap gap="small">
        <Button onClick={() => on(state.daysOn + 1)}>往后一天</Button>
        <Button onClick={() => on(state.daysOn + 7)}>往后一周</Button>
        <Button onClick={() => on(state.daysOn + 30)}>往后三十天</Button>
        <Button disabled={state.daysOn === 0} onClick={() => on(0)}>
          回到今天
        </Button>
      </Flex>
    </Card>
  );
}

function Data() {
  const { state, act } = useConsole();
  const [space, setSpace] = useState(state.space);
  return (
    <Card title="数据" size="small">
      <Flex wrap gap="small">
        <Popconfirm
          title="恢复到最初的数据？"
          description="这个数据空间里注册的账号、投递和修改都会消失。"
          onConfirm={() => act('数据已恢复', 'reset')}
        >
          <Button danger>恢复最初的数据</Button>
        </Popconfirm>
        <Button onClick={() => act('所有人的登录都已超时', 'expire')}>使登录立即超时</Button>
        <Space.Compact>
          <Input
            aria-label="数据空间"
            value={space}
            onChange={({ target }) => setSpace(target.value)}
            style={{ inlineSize: 140 }}
          />
          <Button onClick={() => act('已换数据空间', 'switch', { space: space.trim() })}>
            换数据空间
          </Button>
        </Space.Compact>
      </Flex>
      <Typography.Paragraph type="secondary" style={{ marginBlock: '8px 0' }}>
        每个数据空间各有一份数据，互不影响；名称用字母、数字、短横线和下划线。
      </Typography.Paragraph>
    </Card>
  );
}

/** The person, the server's errors, the day, and all accounts. */
export default function Switches() {
  const { state, copy } = useConsole();
  return (
    <Flex vertical gap="middle">
      <Personas />
      <Errors />
      <Clock />
      <Data />
      <StaffTable<StaffAccount>
        headerTitle="账号"
        rowKey="loginName"
        dataSource={state.accounts}
        columns={[
          { title: '姓名', dataIndex: 'name' },
          { title: '数据', dataIndex: 'about' },
          { title: '登录为', dataIndex: 'role' },
          { title: '登录名', dataIndex: 'loginName' },
          { title: '密码', dataIndex: 'password' },
          { title: '手机', dataIndex: 'mobile' },
          {
            title: '操作',
            render: (_, { loginName, name }) => {
              const place = { account: loginName, space: state.space, to: '/usercenter' };
              return (
                <Space size="small">
                  <Button
                    size="small"
                    href={addressOf(place)}
                    target="_blank"
                    aria-label={`${name} 以此人打开`}
                  >
                    以此人打开
                  </Button>
                  <Button
                    size="small"
                    aria-label={`${name} 复制地址`}
                    onClick={() => copy(addressOf(place))}
                  >
                    复制地址
                  </Button>
                </Space>
              );
            },
          },
        ]}
      />
    </Flex>
  );
}
