import { Button } from 'antd';
import { useState } from 'react';
import ChipButton from '@/components/ChipButton';
import type { ControlProps } from '@/components/Field';
import RegionInput from '@/components/schema/RegionInput';
import { useRegionName } from '@/hooks/useRegionName';
import { useT } from '@/hooks/useT';
import styles from './FieldControl.module.css';

interface RegionListInputProps {
  control: ControlProps;
  value: readonly string[];
  onChange: (codes: string[]) => void;
}

/** Several regions: chosen ones as chips, one more by province, city and district. */
export default function RegionListInput({ control, value, onChange }: RegionListInputProps) {
  const t = useT();
  const nameOf = useRegionName();
  const [candidate, setCandidate] = useState('');
  const add = () => {
    if (!value.includes(candidate)) onChange([...value, candidate]);
    setCandidate('');
  };
  return (
    <>
      {value.length > 0 && (
        <ul className={styles.chosen}>
          {value.map((code) => (
            <li key={code}>
              <ChipButton
                label={t('resume.remove', { name: nameOf(code) || code })}
                onRemove={() => onChange(value.filter((other) => other !== code))}
              >
                <span lang="zh-CN">{nameOf(code) || code}</span>
              </ChipButton>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.adding}>
        <RegionInput control={control} value={candidate} onChange={setCandidate} />
        <Button size="large" disabled={!candidate} onClick={add}>
          {t('resume.addRegion')}
        </Button>
      </div>
    </>
  );
}
