import { screen } from '@testing-library/react';
import StatusPanel from '@/features/deliveries/StatusPanel';
import DeliveryTag from '@/features/deliveries/shared/DeliveryTag';
import PositionStateTag from '@/features/deliveries/shared/PositionStateTag';
import Timeline from '@/features/deliveries/Timeline';
import type { Delivery, PositionState } from '@/services/types';
import { deliveryWith } from '../../helpers/entities';
import { renderWithTexts } from '../../helpers/texts';

/** A delivery with a state that a newer server might send. */
const newer = deliveryWith({
  status: '体检中' as Delivery['status'],
  positionState: '暂停' as PositionState,
  timeline: JSON.parse('[{"status":"体检中","at":"2026-11-02","remark":"请按通知参加体检"}]'),
});

describe('a state that the portal does not know is shown by the server’s own text', () => {
  test('as the tag, in the timeline, and of the position', () => {
    renderWithTexts(
      <>
        <DeliveryTag status={newer.status} kind="position" />
        <Timeline delivery={newer} />
        <PositionStateTag state={newer.positionState as PositionState} />
      </>,
    );
    expect(screen.getAllByText('体检中')[0]).toHaveAttribute('lang', 'zh-CN');
    expect(screen.getByRole('listitem')).toHaveTextContent('体检中');
    expect(screen.getByText('暂停')).toHaveAttribute('lang', 'zh-CN');
  });

  test('in the sentence: the last remark or, without one, the word itself, and nobody’s turn', () => {
    const { rerender } = renderWithTexts(<StatusPanel delivery={newer} />, 'en-US');
    expect(screen.getByText('请按通知参加体检')).toHaveAttribute('lang', 'zh-CN');
    expect(screen.queryByText(/your turn|handling it/)).not.toBeInTheDocument();
    rerender(<StatusPanel delivery={{ ...newer, timeline: [] }} />);
    expect(screen.getByText('体检中')).toBeVisible();
  });

  test('but for a bare code, which says nothing to people', () => {
    const held = deliveryWith({ status: 'onHold' as Delivery['status'] });
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
});
