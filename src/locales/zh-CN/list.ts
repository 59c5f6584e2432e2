/** A list with pages (components/PagedList). */
export default {
  'list.counting': '正在搜索…',
  'list.beyond': '这一页没有内容',
  'list.firstPage': '回到第 1 页',
  'list.pagesOf': '{title}的分页',
} as const;
