import { Button, Descriptions, Drawer, Flex, Select, Timeline, Typography } from 'antd';
import { useState } from 'react';
import type { StaffDelivery } from '../staff/types';
import { addressOf, timeOf } from './api';
import { useConsole } from './useConsole';

interface DeliveryDrawerProps {
  delivery: StaffDelivery;
  onClose(): void;
}

/** One delivery: its timeline, and buttons for every state, also those that the rules do not allow. */
export default function DeliveryDrawer({ delivery, onClose }: DeliveryDrawerProps) {
  const { state, act, compare, copy } = useConsole();
  const [status, setStatus] = useState<string>();
  const { id, kind, title, owner, number, loginName, to } = delivery;
  const place = { account: loginName, space: state.space, to };
  const label = state.statuses[kind].find(({ value }) => value === status)?.label;
  return (
    <Drawer open onClose={onClose} title={title} size={480}>
      <Descriptions
        column={1}
        size="small"
        items={[
          { key: 'owner', label: '求职者', children: owner },
          { key: 'number', label: '编号', children: number ?? '还没有提交' },
          { key: 'state', label: '投递状态', children: delivery.state },
          { key: 'target', label: '岗位状态', children: delivery.targetState },
        ]}
      />
      <Flex wrap gap="small" style={{ marginBlock: 16 }}>
        <Button type="primary" href={addressOf(place)} target="_blank">
          求职者看到的
        </Button>
        <Button onClick={() => compare({ ...place, name: `${title} · ${delivery.state}` })}>
          三种宽度并排
        </Button>
        <Button onClick={() => copy(addressOf(place))}>复制地址</Button>
      </Flex>
      <Typography.Title level={2} style={{ fontSize: 16 }}>
        直接设为（不按流程）
      </Typography.Title>
      <Flex gap="small" style={{ marginBlockEnd: 24 }}>
        <Select
          aria-label="直接设为"
          placeholder="选择状态"
          value={status}
          onChange={setStatus}
          options={state.statuses[kind]}
          virtual={false}
          style={{ flex: 1 }}
        />
        <Button
          disabled={status === undefined}
          onClick={() => act(`已设为“${label}”`, `deliveries/${id}`, { status, force: true })}
        >
          设为
        </Button>
      </Flex>
      {delivery.timeline.length > 0 && (
        <>
          <Typography.Title level={2} style={{ fontSize: 16 }}>
            经过
          </Typography.Title>
          <Timeline
            items={delivery.timeline.map((entry) => ({
              key: entry.at + entry.state,
              title: `${timeOf(entry.at)} ${entry.state}`,
              content: entry.remark,
            }))}
          />
        </>
      )}
    </Drawer>
  );
}
