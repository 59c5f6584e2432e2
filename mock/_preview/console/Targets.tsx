import { Button, Segmented, Select } from 'antd';
import { useState } from 'react';
import type { TargetKind } from '../../../src/services/types';
import type { StaffTarget } from '../staff/types';
import { addressOf, timeOf } from './api';
import StaffTable, { FilterSelect } from './StaffTable';
import { useConsole } from './useConsole';

const kinds: { value: TargetKind; label: string }[] = [
  { value: 'position', label: '岗位' },
  { value: 'activity', label: '活动' },
];

/** Positions and activities in words. A state chosen here holds everywhere in the portal. */
export default function Targets() {
  const { state, act } = useConsole();
  const [kind, setKind] = useState<TargetKind>('position');
  const [word, setWord] = useState('');
  const ofKind = state.targets.filter((one) => one.kind === kind);
  return (
    <StaffTable<StaffTarget>
      rowKey="id"
      dataSource={ofKind.filter((one) => !word || one.state === word)}
      filters={
        <>
          <Segmented
            aria-label="种类"
            options={kinds}
            value={kind}
            onChange={(next) => {
              setKind(next);
              setWord('');
            }}
          />
          <FilterSelect
            label="现在的状态"
            all="所有状态"
            choices={ofKind.map((one) => one.state)}
            value={word}
            onChange={setWord}
          />
        </>
      }
      columns={[
        { title: '名称', dataIndex: 'name' },
        { title: '单位', dataIndex: 'unit' },
        { title: '现在的状态', dataIndex: 'state' },
        { title: '报名开始', render: (_, one) => timeOf(one.opensAt) },
        { title: '报名截止', render: (_, one) => timeOf(one.closesAt) },
        {
          title: '设为',
          render: (_, one) => (
            <Select
              aria-label={`${one.name} 设为`}
              value={one.chosen}
              options={[{ value: '', label: '按日期' }, ...state.choices[kind]]}
              popupMatchSelectWidth={false}
              onChange={(next) => act('状态已改', `targets/${one.id}`, { kind, state: next })}
            />
          ),
        },
        {
          title: '操作',
          render: (_, one) => (
            <Button
              size="small"
              href={addressOf({ space: state.space, to: one.to })}
              target="_blank"
              aria-label={`${one.name} 打开`}
            >
              打开
            </Button>
          ),
        },
      ]}
    />
  );
}
