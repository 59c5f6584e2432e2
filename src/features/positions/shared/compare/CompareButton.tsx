import { SwapOutlined } from '@ant-design/icons';
import { useT } from '@/hooks/useT';
import { showMessage } from '@/request/feedback';
import styles from '../CollectButton.module.css';
import type { Compared } from './basket';
import { useCompare } from './useCompare';

/** Puts a position into the basket to compare, or takes it out; says so when there is no room. */
export default function CompareButton({ position }: { position: Compared }) {
  const t = useT();
  const { isChosen, add, remove, limit } = useCompare();
  const isOn = isChosen(position.id);

  const press = () => {
    if (isOn) remove(position.id);
    else if (!add(position)) showMessage('warning', t('positions.compare.full', { limit }));
  };
  return (
    <button
      type="button"
      className={`${styles.button} offPaper`}
      aria-pressed={isOn}
      aria-label={t(isOn ? 'positions.compare.labelOn' : 'positions.compare.label', {
        name: position.name,
      })}
      onClick={press}
    >
      <SwapOutlined aria-hidden="true" />
      {t(isOn ? 'positions.compare.on' : 'positions.compare.off')}
    </button>
  );
}
