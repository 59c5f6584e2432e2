import type { Banner, PolicyText } from '../../../src/services/types';
import { daysFromNow } from '../clock';
import { imageId } from '../files';
import { EXAMPLES } from './examples';

/** The banners of the home page; links lead inside the portal. */
export function banners(): Banner[] {
  return [
    {
      id: 'b1',
      title: '退役军人专场招聘进行中',
      imageFileId: imageId('banner', 'veterans'),
      link: '/searchPosition/all?source=veteran',
    },
    {
      id: 'b2',
      title: '高校毕业生冬季招聘季',
      imageFileId: imageId('banner', 'campus'),
      link: '/searchPosition/campus',
    },
    {
      id: 'b3',
      title: '专场双选会开放报名',
      imageFileId: imageId('banner', 'fair'),
      link: `/applyActivity/${EXAMPLES.enrollingActivity}/applyActivity`,
    },
  ];
}

const privacyHtml = [
  '<h3>一、我们收集什么</h3><p>注册时收集手机号或邮箱；填写简历时收集您主动提供的信息；投递时将简历快照提供给您选择的用人单位。</p>',
  '<h3>二、为什么收集</h3><p>用于核实身份、资格审查、通知进展，以及依法需要的背景调查。背景调查须另行征得您的同意。</p>',
  '<h3>三、保存多久</h3><p>账户存续期间保存；注销后 30 日内删除，法律法规另有规定的除外。</p>',
  '<h3>四、您的权利</h3><p>您可以查阅、更正、下载、删除个人信息，也可以撤回同意或注销账户。</p>',
].join('');

const agreementHtml = [
  '<h3>一、账户</h3><p>请使用真实信息注册，一人一户，妥善保管密码。</p>',
  '<h3>二、投递</h3><p>投递即表示您保证所填内容真实。提供虚假材料的，单位可取消资格。</p>',
  '<h3>三、平台责任</h3><p>平台发布的招聘信息以用人单位正式公告为准；平台不收取求职者任何费用。</p>',
].join('');

const sensitiveHtml =
  '<p>证件号码、健康状况、家庭成员属于敏感个人信息，仅用于资格审查与政治考核，只有您投递的单位可以查看。您可以不同意，但部分岗位将无法投递。</p>';

/** The privacy text, the terms of use and the consent to sensitive data. */
export function policyTexts(): PolicyText[] {
  const one = (kind: PolicyText['kind'], title: string, contentHtml: string): PolicyText => ({
    docId: kind,
    kind,
    title,
    contentHtml,
    version: '2026-10',
    publishedAt: daysFromNow(-300, '09:00'),
  });
  return [
    one('privacy', '隐私政策', privacyHtml),
    one('agreement', '用户服务协议', agreementHtml),
    one('sensitive', '敏感个人信息处理同意书', sensitiveHtml),
  ];
}
