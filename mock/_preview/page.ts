import { openSlots } from './appointments';
import { worldOf } from './candidateState';
import { type ListedDelivery, listDeliveries } from './deliveries';
import { escapeHtml, htmlPage, optionsHtml } from './html';
import { outbox } from './outbox';
import { everyone } from './people';
import { PERSONA_LABELS, PERSONAS, personaOf } from './personas';
import type { Reply } from './reply';
import type { Ctx } from './route';
import { SCENARIO_LABELS, SCENARIOS } from './scenarios';
import { SEEDED_PASSWORD } from './seed/people';

const SCREENS = [
  ['/home', '首页'],
  ['/searchPosition/all', '岗位搜索'],
  ['/notice', '公告'],
  ['/applyActivity', '活动'],
  ['/questionandanswer', '问答'],
  ['/censorlogin', '登录'],
  ['/regist', '注册'],
  ['/usercenter', '用户中心'],
  ['/user/deliveries', '我的投递'],
  ['/user/notifications', '我的通知'],
  ['/resumeview', '我的简历'],
  ['/inforgister', '信息登记'],
] as const;

function button(action: string, label: string): string {
  return `<form class="inline" method="post" action="${action}"><button type="submit">${label}</button></form> `;
}

function switches(ctx: Ctx): string {
  const personas = [
    ['', '不指定（以实际登录者为准）'] as const,
    ...PERSONAS.map((persona) => [persona, PERSONA_LABELS[persona]] as const),
  ];
  const scenarios = SCENARIOS.map(
    (scenario) => [scenario, `${scenario} ${SCENARIO_LABELS[scenario]}`] as const,
  );
  return `<h2>身份与服务器</h2><form method="post" action="/__preview/switch"><p><label for="persona">我是</label><select id="persona" name="persona">${optionsHtml(personas, personaOf(ctx.cookies.preview_persona) ?? '')}</select></p><p><label for="server">服务器</label><select id="server" name="server">${optionsHtml(scenarios, ctx.scenario)}</select></p><p><label for="space">数据空间</label><input id="space" name="space" value="${escapeHtml(ctx.store.space)}" pattern="[A-Za-z0-9_-]{1,40}" required></p><p><button type="submit">保存</button></p></form><p>${button('/__preview/expire', '使登录立即超时')}${button('/__preview/reset', '重置数据')}</p>`;
}

function accounts(ctx: Ctx): string {
  const rows = everyone(ctx.store).map(
    (person) =>
      `<tr><th scope="row">${escapeHtml(person.loginName)}</th><td>${escapeHtml(person.name)}</td><td>${person.domain}</td><td>${person.password === SEEDED_PASSWORD ? SEEDED_PASSWORD : person.password ? '已自行设置' : '无密码（统一登录）'}</td><td>${escapeHtml(person.mobile)}</td></tr>`,
  );
  return `<h2>账号</h2><div class="scroll"><table><thead><tr><th scope="col">用户名</th><th scope="col">姓名</th><th scope="col">登录域</th><th scope="col">密码</th><th scope="col">手机</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function moveForm({ deliveryId, title, next }: ListedDelivery): string {
  if (next.length === 0) {
    return '没有可推进的状态';
  }
  const options = optionsHtml(
    next.map((status) => [status, status] as const),
    '',
  );
  return `<form method="post" action="/__preview/deliveries/${encodeURIComponent(deliveryId)}"><select name="status" aria-label="${escapeHtml(title)} 的下一状态">${options}</select> <button type="submit">推进</button></form>`;
}

function deliveries(ctx: Ctx): string {
  const rows = listDeliveries(ctx.store).map(
    (delivery) =>
      `<tr><th scope="row">${escapeHtml(delivery.title)}</th><td>${escapeHtml(delivery.loginName)}</td><td>${delivery.status}</td><td>${moveForm(delivery)}</td></tr>`,
  );
  const table = `<div class="scroll"><table><thead><tr><th scope="col">目标</th><th scope="col">求职者</th><th scope="col">状态</th><th scope="col">推进到</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
  return `<h2>投递</h2>${rows.length > 0 ? table : '<p>还没有投递。</p>'}`;
}

function slots(ctx: Ctx): string {
  const rows = openSlots(worldOf(ctx.store)).map(
    ({ slotId, deliveryId, startsAt, remaining }) =>
      `<tr><th scope="row">${escapeHtml(startsAt)}</th><td>${escapeHtml(deliveryId)}</td><td>${remaining}</td><td>${button(`/__preview/slots/${encodeURIComponent(slotId)}`, `占满 ${escapeHtml(slotId)}`)}</td></tr>`,
  );
  const table = `<div class="scroll"><table><thead><tr><th scope="col">时间</th><th scope="col">投递</th><th scope="col">剩余</th><th scope="col">被他人约满</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
  return `<h2>待选的面试时间</h2>${rows.length > 0 ? table : '<p>没有人在选择面试时间。</p>'}`;
}

function messages(ctx: Ctx): string {
  const rows = outbox(ctx.store).map(
    ({ to, channel, text, at }) =>
      `<tr><td>${escapeHtml(at)}</td><td>${escapeHtml(to)}</td><td>${channel === 'sms' ? '短信' : '邮件'}</td><td>${escapeHtml(text)}</td></tr>`,
  );
  const table = `<div class="scroll"><table><thead><tr><th scope="col">时间</th><th scope="col">收件人</th><th scope="col">方式</th><th scope="col">内容</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
  return `<h2>发件箱</h2>${rows.length > 0 ? table : '<p>还没有发出的短信或邮件。</p>'}<p><a href="/__preview/outbox">JSON</a></p>`;
}

/** The staff page: every switch, the accounts, the deliveries with their next states, the outbox, the screens. */
export function staffPage(ctx: Ctx): Reply {
  const notice = ctx.query.text('message');
  const links = SCREENS.map(([path, label]) => `<li><a href="${path}">${label}</a></li>`).join('');
  return htmlPage(
    '预览控制台',
    `${notice ? `<p role="status"><strong>${escapeHtml(notice)}</strong></p>` : ''}${switches(ctx)}<h2>页面</h2><ul>${links}</ul>${accounts(ctx)}${messages(ctx)}${deliveries(ctx)}${slots(ctx)}`,
  );
}
