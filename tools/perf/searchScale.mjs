/**
 * `node tools/perf/searchScale.mjs` (after `npm run build`): time of keyword searches of the preview server among 300 000
 * positions, compared with the same searches among 3 000.
 */
import { servePortal } from './servePortal.mjs';

const phrases = [
  ...'软件工程师 护理学类 青岛市 数学老师 司机 医生 会计 电工 保安 厨师 律师 翻译 测绘 焊工 文员 运维 前端 采购'.split(
    ' ',
  ),
  ...'药剂师 康复 心理咨询 消防 幼师 体育老师 档案 出纳 审计 hushi ruanjian sjkf 护土长 机械设汁'.split(
    ' ',
  ),
  ...[
    '外科病区护士 青岛',
    '北京 会计',
    '南京 工程师',
    '上海 司机',
    '土木工程 项目',
    '英语 教师 武汉',
  ],
];
const scales = { 3000: '1', 300000: '100' };
const headers = { 'X-Requested-With': 'XMLHttpRequest', 'X-Site-Id': 'army-site' };

async function timesOf(scale, port) {
  const server = await servePortal(port, { PREVIEW_SCALE: scale });
  const portal = `http://127.0.0.1:${port}/pt`;
  const start = await fetch(`${portal}/accesstoken/user/portal`, { headers });
  const { token } = (await start.json()).data;
  const signed = { ...headers, [token.key]: token.value, 'X-Domain': token.domain };
  const search = async (keyword) => {
    const address = `${portal}/portal/rest/careerrecruitment/search`;
    const begun = performance.now();
    const answer = await fetch(`${address}?${new URLSearchParams({ keyword })}`, {
      headers: signed,
    });
    const { success, data, errorMessage } = await answer.json();
    if (!success) throw new Error(`${keyword}: ${errorMessage}`);
    return { ms: performance.now() - begun, total: data.total };
  };
  try {
    // The first search is not measured: it makes the indices of words and of pinyin.
    await search('岗位');
    await search('gangwei');
    const found = [];
    for (const phrase of phrases) found.push(await search(phrase));
    return found;
  } finally {
    server.kill();
  }
}

const sum = (found) => found.reduce((all, { ms }) => all + ms, 0) / found.length;
const middle = (found) => found.map(({ ms }) => ms).sort((a, b) => a - b)[found.length >> 1];

const [few, many] = [await timesOf(scales[3000], 8139), await timesOf(scales[300_000], 8140)];
for (const [name, found] of [
  ['3 000', few],
  ['300 000', many],
]) {
  console.log(
    `${name.padStart(8)} positions: ${middle(found).toFixed(1)} ms (median), ${sum(found).toFixed(1)} ms (mean)`,
  );
}
console.log(
  `   ratio: ${(middle(many) / middle(few)).toFixed(1)}× (median), ${(sum(many) / sum(few)).toFixed(1)}× (mean)`,
);
