import { Button, Steps } from 'antd';
import { cloneElement, isValidElement, type ReactNode } from 'react';
import { useT } from '@/hooks/useT';
import styles from './StepProgress.module.css';

export interface StepLineProps {
  titles: readonly string[];
  /** From 0. */
  current: number;
  /** Names the list; "steps" by default. */
  label?: string;
  isVertical?: boolean;
  /** Which steps besides the current one may be gone to; with it their titles are buttons. */
  canGo?: (index: number) => boolean;
  onGo?: (index: number) => void;
}

/** All steps by name, on antd's Steps: a chunk of its own, which a phone does not fetch. */
export default function StepLine(props: StepLineProps) {
  const { titles, current, label, isVertical = false, canGo, onGo } = props;
  const t = useT();
  // antd hands what it does not know to each step's element: a list to those who do not see the line.
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
        iconRender={silent}
        orientation={isVertical ? 'vertical' : 'horizontal'}
        titlePlacement="vertical"
        responsive={false}
        size="small"
      />
    </div>
  );
}

/** The order and `aria-current` say it already; antd's tick would be read as "check" in every language. */
function silent(icon: ReactNode): ReactNode {
  return isValidElement<{ 'aria-hidden'?: boolean }>(icon)
    ? cloneElement(icon, { 'aria-hidden': true })
    : icon;
}
