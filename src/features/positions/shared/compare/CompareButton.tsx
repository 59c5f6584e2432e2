import { SwapOutlined } from '@ant-design/icons';
import PlainButton from '@/components/PlainButton';
import { useT } from '@/hooks/useT';
import { showMessage } from '@/request/feedback';
import { isSecondPress } from '@/utils/secondPress';
import styles from '../CollectButton.module.css';
import type { ComparedPosition } from './basket';
import { useCompare } from './useCompare';

/** Adds a position to the comparison or removes it; a message says when the comparison is full. */
export default function CompareButton({ position }: { position: ComparedPosition }) {
  const t = useT();
  const { isChosen, add, remove, limit } = useCompare();
  const isOn = isChosen(position.id);

  const press = () => {
    if (isOn) remove(position.id);
    else if (!add(position)) showMessage('warning', t('positions.compare.full', { limit }));
  };
  return (
    <PlainButton
      look="quiet"
      className={styles.button}
      icon={<SwapOutlined aria-hidden="true" />}
      aria-pressed={isOn}
      aria-label={t(isOn ? 'positions.compare.labelOn' : 'positions.compare.label', {
        name: position.name,
      })}
      onClick={(event) => isSecondPress(event) || press()}
    >
      {t(isOn ? 'positions.compare.on' : 'positions.compare.off')}
    </PlainButton>
  );
}
