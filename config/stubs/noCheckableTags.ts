/** Stands for antd's group of tags to choose from: the portal's tags only say a state. */
export default function NoCheckableTags(): null {
  return null;
}
