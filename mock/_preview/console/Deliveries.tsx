import { Button, Flex, Input, Space, Typography } from 'antd';
import { useState } from 'react';
import type { StaffDelivery, StaffSlot } from '../staff/types';
import { addressOf, timeOf } from './api';
import DeliveryDrawer from './DeliveryDrawer';
import StaffTable, { FilterSelect } from './StaffTable';
import { useConsole } from './useConsole';

function Slots() {
  const { state, act } = useConsole();
  return (
    <StaffTable<StaffSlot>
      headerTitle="正在选择的面试时间"
      rowKey="id"
      dataSource={state.slots}
      locale={{ emptyText: '没有人在选择面试时间' }}
      columns={[
        { title: '时间', render: (_, one) => timeOf(one.startsAt) },
        { title: '求职者', dataIndex: 'owner' },
        { title: '岗位', dataIndex: 'title' },
        { title: '剩余', dataIndex: 'remaining' },
        {
          title: '操作',
          render: (_, one) => (
            <Button
              size="small"
              aria-label={`${timeOf(one.startsAt)} 让别人约满`}
              onClick={() => act('该时间已被别人约满', `slots/${one.id}`)}
            >
              让别人约满
            </Button>
          ),
        },
      ]}
    />
  );
}

/** Every delivery in words, with the moves that the reviewer's side may make. */
export default function Deliveries() {
  const { state, act } = useConsole();
  const [owner, setOwner] = useState('');
  const [status, setStatus] = useState('');
  const [target, setTarget] = useState('');
  const [keyword, setKeyword] = useState('');
  const [openId, setOpenId] = useState<string>();
  const { deliveries } = state;
  const opened = deliveries.find(({ id }) => id === openId);
  const shown = deliveries.filter(
    (one) =>
      (!owner || one.owner === owner) &&
      (!status || one.state === status) &&
      (!target || one.targetState === target) &&
      `${one.title}${one.number ?? ''}`.includes(keyword.trim()),
  );
  return (
    <Flex vertical gap="middle">
      <StaffTable<StaffDelivery>
        rowKey="id"
        dataSource={shown}
        filters={
          <>
            <FilterSelect
              label="求职者"
              all="所有求职者"
              choices={deliveries.map((one) => one.owner)}
              value={owner}
              onChange={setOwner}
            />
            <FilterSelect
              label="投递状态"
              all="所有投递状态"
              choices={deliveries.map((one) => one.state)}
              value={status}
              onChange={setStatus}
            />
            <FilterSelect
              label="岗位状态"
              all="所有岗位状态"
              choices={deliveries.map((one) => one.targetState)}
              value={target}
              onChange={setTarget}
            />
            <Input.Search
              aria-label="查找投递"
              placeholder="岗位或编号"
              allowClear
              onChange={(event) => setKeyword(event.target.value)}
              style={{ inlineSize: 180 }}
            />
          </>
        }
        columns={[
          {
            title: '投递状态',
            render: (_, one) => <Typography.Text strong>{one.state}</Typography.Text>,
          },
          { title: '岗位或活动', dataIndex: 'title' },
          { title: '岗位状态', dataIndex: 'targetState' },
          { title: '求职者', dataIndex: 'owner' },
          { title: '更新', render: (_, one) => timeOf(one.updatedAt) },
          {
            title: '下一步（用人单位）',
            render: (_, one) =>
              one.next.length > 0 ? (
                <Space size="small" wrap>
                  {one.next.map(({ value, label }) => (
                    <Button
                      key={value}
                      size="small"
                      type="primary"
                      aria-label={`${one.title} 推进到 ${label}`}
                      onClick={() =>
                        act(`已推进到“${label}”`, `deliveries/${one.id}`, { status: value })
                      }
                    >
                      {label}
                    </Button>
                  ))}
                </Space>
              ) : (
                <Typography.Text type="secondary">轮到求职者，或已结束</Typography.Text>
              ),
          },
          {
            title: '操作',
            render: (_, one) => (
              <Space size="small">
                <Button
                  size="small"
                  href={addressOf({ account: one.loginName, space: state.space, to: one.to })}
                  target="_blank"
                  aria-label={`${one.title} 求职者看到的`}
                >
                  求职者看到的
                </Button>
                <Button
                  size="small"
                  aria-label={`${one.title} 详情`}
                  onClick={() => setOpenId(one.id)}
                >
                  详情
                </Button>
              </Space>
            ),
          },
        ]}
      />
      <Slots />
      {opened && <DeliveryDrawer delivery={opened} onClose={() => setOpenId(undefined)} />}
    </Flex>
  );
}
