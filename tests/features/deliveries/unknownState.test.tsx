import { screen } from '@testing-library/react';
import StatusPanel from '@/features/deliveries/StatusPanel';
import DeliveryTag from '@/features/deliveries/shared/DeliveryTag';
import PositionStateTag from '@/features/deliveries/shared/PositionStateTag';
import Timeline from '@/features/deliveries/Timeline';
import type { Delivery, PositionState } from '@/services/types';
import { renderWithTexts } from '../../helpers/texts';

/** A delivery with a state that a newer server might send. */
const newer: Delivery = JSON.parse(
  JSON.stringify({
    id: 'd1',
    applyId: 'a1',
    kind: 'position',
    targetId: 'p1',
    targetName: '测绘员',
    enterpriseName: '某单位',
    status: '体检中',
    positionState: '暂停',
    createdAt: '2026-11-01T09:00:00+08:00',
    updatedAt: '2026-11-02T09:00:00+08:00',
    timeline: [{ status: '体检中', at: '2026-11-02T09:00:00+08:00', remark: '请按通知参加体检' }],
  }),
);

describe('a state that the portal does not know is shown by the server’s own text', () => {
  test('as the tag', () => {
    renderWithTexts(<DeliveryTag status={newer.status} kind="position" />);
    expect(screen.getByText('体检中')).toHaveAttribute('lang', 'zh-CN');
  });

  test('in the sentence: the last remark, and nobody’s turn', () => {
    renderWithTexts(<StatusPanel delivery={newer} />, 'en-US');
    expect(screen.getByText('请按通知参加体检')).toHaveAttribute('lang', 'zh-CN');
    expect(screen.queryByText(/your turn|handling it/)).not.toBeInTheDocument();
  });

  test('but for a bare code, which says nothing to people', () => {
    const held: Delivery = JSON.parse(JSON.stringify({ ...newer, status: 'onHold', timeline: [] }));
    renderWithTexts(
      <>
        <DeliveryTag status="onHold" kind="position" />
        <PositionStateTag state={'onHold' as PositionState} />
        <StatusPanel delivery={held} />
      </>,
    );
    expect(screen.getAllByText('名称未知')).toHaveLength(3);
    expect(screen.queryByText('onHold')).not.toBeInTheDocument();
  });

  test('without a remark the word itself', () => {
    renderWithTexts(<StatusPanel delivery={{ ...newer, timeline: [] }} />);
    expect(screen.getByText('体检中')).toBeVisible();
  });

  test('in the timeline', () => {
    renderWithTexts(<Timeline delivery={newer} />);
    expect(screen.getByRole('listitem')).toHaveTextContent('体检中');
  });

  test('of the position', () => {
    renderWithTexts(<PositionStateTag state={newer.positionState as PositionState} />);
    expect(screen.getByText('暂停')).toHaveAttribute('lang', 'zh-CN');
  });
});
