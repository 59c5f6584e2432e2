import { Select } from 'antd';
import type { Intent } from '@/hooks/useIntent';
import { usePinyin } from '@/hooks/usePinyin';
import { landmarkOf } from '@/utils/landmark';

/** One of the values that a `ChoiceSelect` offers. */
interface Choice<T extends string> {
  value: T;
  label: string;
  /** The label's language where it is not the page's. */
  lang?: string;
}

export interface SelectProps<T extends string = string> {
  id?: string;
  'aria-label'?: string;
  value: T;
  choices: readonly Choice<T>[];
  onChoose: (value: T) => void;
}

/** From this number on a choice can be searched. */
const searchedFrom = 10;
const drawnAtOnce = 100;

/** antd's Select; many choices are found by characters, pinyin and initials. */
export default function MouseSelect(given: SelectProps & Intent) {
  const { choices, onChoose, isFocused, isPressed, ...props } = given;
  const { isFound, load } = usePinyin();
  return (
    <Select
      {...props}
      size="large"
      style={{ width: '100%' }}
      // antd dims the chosen text of an open select to a quarter: too little contrast (WCAG 1.4.3).
      styles={{ content: { opacity: 1 } }}
      autoFocus={isFocused}
      defaultOpen={isPressed}
      // A label of text: for any other, antd tells a screen reader the value in place of it.
      options={[...choices]}
      optionRender={({ data }) => <span lang={data.lang}>{data.label}</span>}
      onChange={onChoose}
      showSearch={
        choices.length >= searchedFrom && {
          filterOption: (typed: string, option?: { label: string }) =>
            isFound(option?.label ?? '', typed),
        }
      }
      onFocus={load}
      // A popup as wide as its words renders all options, so that a screen reader can count them; one as wide as the box, those in view.
      popupMatchSelectWidth={choices.length > drawnAtOnce}
      getPopupContainer={landmarkOf}
      // The box draws the arrow.
      suffixIcon={null}
    />
  );
}
