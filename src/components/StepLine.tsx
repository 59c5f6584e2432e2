import { Button, Steps } from 'antd';
import { cloneElement, isValidElement, type ReactNode } from 'react';
import { useT } from '@/hooks/useT';
import styles from './StepLine.module.css';

export interface StepLineProps {
  titles: readonly string[];
  /** From 0. */
  current: number;
  /** The name of the list; "steps" by default. */
  label?: string;
  isVertical?: boolean;
  /** Which steps besides the current one are buttons; absent where no step is a button. */
  canGo?: (index: number) => boolean;
  onGo?: (index: number) => void;
}

/** All steps by name, with antd's Steps. Its own chunk, which a phone does not fetch. */
export default function StepLine(props: StepLineProps) {
  const { titles, current, label, isVertical = false, canGo, onGo } = props;
  const t = useT();
  // antd passes unknown keys of an item on to its element: screen readers then find a list.
  const items = titles.map((title, index) => ({
    role: 'listitem',
    'aria-current': index === current ? ('step' as const) : undefined,
    title:
      onGo && index !== current && canGo?.(index) ? (
        <Button type="link" className={styles.go} onClick={() => onGo(index)}>
          {title}
        </Button>
      ) : (
        title
      ),
  }));
  return (
    // biome-ignore lint/a11y/useSemanticElements: antd's steps are div elements
    <div role="list" aria-label={label ?? t('common.steps.label')}>
      <Steps
        current={current}
        items={items}
        iconRender={withoutLabel}
        orientation={isVertical ? 'vertical' : 'horizontal'}
        titlePlacement="vertical"
        responsive={false}
        size="small"
      />
    </div>
  );
}

/**
 * Hides antd's icon: its label "check" is read in English in every language. The order and `aria-current` already give
 * the state.
 */
function withoutLabel(icon: ReactNode): ReactNode {
  return isValidElement<{ 'aria-hidden'?: boolean }>(icon)
    ? cloneElement(icon, { 'aria-hidden': true })
    : icon;
}
