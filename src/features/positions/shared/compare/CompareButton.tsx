import { SwapOutlined } from '@ant-design/icons';
import PlainButton from '@/components/PlainButton';
import { useT } from '@/hooks/useT';
import { isSecondPress } from '@/utils/secondPress';
import styles from '../CollectButton.module.css';
import type { ComparedPosition } from './basket';
import { useCompare } from './useCompare';

/** Adds a position to the comparison or removes it. */
export default function CompareButton({ position }: { position: ComparedPosition }) {
  const t = useT();
  const { isChosen, toggle } = useCompare();
  const isOn = isChosen(position.id);
  return (
    <PlainButton
      look="quiet"
      className={styles.button}
      icon={<SwapOutlined aria-hidden="true" />}
      aria-pressed={isOn}
      aria-label={t(isOn ? 'positions.compare.labelOn' : 'positions.compare.label', {
        name: position.name,
      })}
      onClick={(event) => isSecondPress(event) || toggle(position)}
    >
      {t(isOn ? 'positions.compare.on' : 'positions.compare.off')}
    </PlainButton>
  );
}
