/** Choosing between two versions of the same fields. */
export default {
  'conflict.hint': '以下内容两处改得不一样，请逐项选择。其他修改已经合在一起。',
  'conflict.mine': '您在这里填写的',
  'conflict.newer': '已保存的较新内容',
  'conflict.keepMine': '保留我填写的',
  'conflict.takeNewer': '采用较新的',
  'conflict.keepMineOf': '保留我填写的：{name}',
  'conflict.takeNewerOf': '采用较新的：{name}',
} as const;
