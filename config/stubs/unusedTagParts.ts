/** Stands for parts of antd's Tag: tags to choose, and the preset colours. The portal's tags only say a state. */
export default function UnusedTagPart(): null {
  return null;
}
