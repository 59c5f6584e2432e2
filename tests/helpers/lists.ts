import { type FakeServer, ok, startServer } from '../request/server';

const regions = [
  {
    code: '370000',
    name: '山东省',
    children: [
      { code: '370100', name: '济南市', children: [{ code: '370102', name: '历下区' }] },
      { code: '370200', name: '青岛市', children: [] },
    ],
  },
  {
    code: '220000',
    name: '吉林省',
    children: [
      { code: '220300', name: '四平市' },
      { code: '222400', name: '延边州', children: [{ code: '222401', name: '山阳区' }] },
    ],
  },
  { code: '110000', name: '北京市', children: [{ code: '110101', name: '东城区' }] },
  { code: '710000', name: '台湾省' },
  // As in many lists of regions: the first child repeats its parent; null where nothing is.
  null,
  {
    code: '120000',
    name: '天津市',
    children: [
      {
        code: '120000',
        name: '天津市',
        children: [{ code: '120101', name: '和平区', children: null }, null],
      },
      { code: '120102', name: '河东区', children: null },
    ],
  },
];
const categories = [
  { code: 'tech', name: '技术', children: [{ code: 'it', name: '信息技术' }] },
  { code: 'care', name: '医护', children: [] },
];
const school = (code: string, name: string) => ({ code, name, regionCode: '370000' });

/**
 * A server with what the fields of a form choose from. What has come is kept (hooks/lookup), so that all suites of a window have
 * the same lists.
 */
export function serveLists(): FakeServer {
  const server = startServer();
  server.at('/region/treejson', ok(regions));
  server.at('/careercategory/tree', ok(categories));
  server.at('/major/list', ok([{ code: '080901', name: '计算机科学' }]));
  server.at(
    '/school/list',
    ok([
      school('10422', '山东大学'),
      school('10423', '中国海洋大学'),
      school('1', '同名学院'),
      school('2', '同名学院'),
    ]),
  );
  return server;
}
