/** Stands for antd's compact theme, which its list of themes brings along: the portal has a light and a dark one. */
export default function noCompactTheme(): never {
  throw new Error('No compact theme');
}
