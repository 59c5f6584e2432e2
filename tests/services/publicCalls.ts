import * as captcha from '@/services/captcha';
import * as content from '@/services/content';
import * as file from '@/services/file';
import * as recruitment from '@/services/recruitment';
import * as registration from '@/services/registration';
import * as session from '@/services/session';
import * as terms from '@/services/terms';
import * as user from '@/services/user';
import { type CallTable, encrypted, page } from './table';

const portal = { path: { domain: 'portal' } };
const filters = { keyword: '运维', regionCode: ['370100', '110000'], closesWithin: 7 };
const code = { target: '13800000001', purpose: 'regist', captcha: '7kpx', random: 'r1' } as const;
const forget = { target: '13800000001', captcha: '7kpx', random: 'r1' };
const picture = new File(['x'], '证件照.png', { type: 'image/png' });

/** Calls of session, registration, positions, content, files and terms: how each is made, and what it must send. */
export const publicCalls: CallTable = {
  getLoginDomain: [(o) => session.getLoginDomain('portal', o), portal],
  submitLogin: [(o) => session.submitLogin('portal', encrypted, o), { ...portal, body: encrypted }],
  submitLogout: [(o) => session.submitLogout('portal', o), portal],
  getAccessToken: [(o) => session.getAccessToken('portal', o), portal],
  getTokenAndUser: [(o) => session.getTokenAndUser('portal', o), portal],
  getPassportHeader: [(o) => session.getPassportHeader(o), {}],
  loginWithTicket: [(o) => session.loginWithTicket('ST-1', o), { body: { ticket: 'ST-1' } }],
  getSsoAddresses: [(o) => session.getSsoAddresses('censor', o), { path: { portal: 'censor' } }],
  getRegisteredInfo: [(o) => session.getRegisteredInfo(o), {}],
  getUserCenter: [(o) => session.getUserCenter(o), {}],

  getCaptcha: [
    (o) => captcha.getCaptcha('login', 'r1', o),
    { query: { attrKey: 'login', random: 'r1' } },
  ],

  listEnterprises: [
    (o) => recruitment.listEnterprises({ keyword: '青岚', ...page }, o),
    { query: { keyword: '青岚', ...page } },
  ],
  listAllEnterprises: [(o) => recruitment.listAllEnterprises(o), {}],
  getSearchConditions: [(o) => recruitment.getSearchConditions(filters, o), { query: filters }],
  searchPositions: [
    (o) => recruitment.searchPositions({ ...filters, sort: 'closing', ...page }, o),
    { query: { ...filters, sort: 'closing', ...page } },
  ],
  getPosition: [(o) => recruitment.getPosition('p1', o), { path: { recruitmentId: 'p1' } }],
  getPositionCounts: [(o) => recruitment.getPositionCounts(o), {}],
  getRelatedPositions: [
    (o) => recruitment.getRelatedPositions('p1', o),
    { query: { recruitmentId: 'p1' } },
  ],
  getEnterpriseIntroduction: [
    (o) => recruitment.getEnterpriseIntroduction('e1', o),
    { query: { enterpriseId: 'e1' } },
  ],
  searchEnterpriseTree: [
    (o) => recruitment.searchEnterpriseTree({ parentId: 'e1', ...filters }, o),
    { query: { parentId: 'e1', ...filters } },
  ],
  getPositionRegions: [(o) => recruitment.getPositionRegions(filters, o), { query: filters }],
  suggestEnterprises: [
    (o) => recruitment.suggestEnterprises({ keyword: '青', limit: 8 }, o),
    { query: { keyword: '青', limit: 8 } },
  ],

  registerUser: [(o) => user.registerUser(encrypted, o), { body: encrypted }],
  getRegistRules: [(o) => user.getRegistRules('portal', o), portal],
  sendForgetMail: [(o) => user.sendForgetMail(forget, o), { body: forget }],
  sendForgetSms: [(o) => user.sendForgetSms(forget, o), { body: forget }],
  retrievePassword: [(o) => user.retrievePassword(encrypted, o), { body: encrypted }],
  retrievePasswordByPhone: [(o) => user.retrievePasswordByPhone(encrypted, o), { body: encrypted }],
  sendMobileCode: [(o) => user.sendMobileCode(code, o), { body: code }],
  sendEmailCode: [(o) => user.sendEmailCode(code, o), { body: code }],
  validateMobileCode: [
    (o) => user.validateMobileCode({ mobile: '13800000001', code: '1', purpose: 'regist' }, o),
    { body: { mobile: '13800000001', code: '1', purpose: 'regist' } },
  ],
  validateRegistMobile: [
    (o) => user.validateRegistMobile('13800000001', o),
    { body: { mobile: '13800000001' } },
  ],

  searchNotices: [
    (o) => content.searchNotices({ type: 'policy', from: '2026-11-01', ...page }, o),
    { query: { type: 'policy', from: '2026-11-01', ...page } },
  ],
  viewNotice: [(o) => content.viewNotice('n1', o), { query: { id: 'n1' } }],
  searchQuestions: [
    (o) => content.searchQuestions({ category: 'apply', keyword: '投递' }, o),
    { query: { category: 'apply', keyword: '投递' } },
  ],
  getBanners: [(o) => content.getBanners(o), {}],
  getPrivacyTexts: [(o) => content.getPrivacyTexts(o), {}],
  getAppointmentSlots: [
    (o) => content.getAppointmentSlots('arr1', o),
    { path: { appointmentTimeArrangeId: 'arr1' } },
  ],
  listSchools: [
    (o) => content.listSchools({ keyword: '理工', limit: 20 }, o),
    { query: { keyword: '理工', limit: 20 } },
  ],
  listHotEnterprises: [(o) => content.listHotEnterprises(o), {}],
  getCategoryTree: [(o) => content.getCategoryTree(o), {}],
  listMajors: [(o) => content.listMajors({ parentCode: '08' }, o), { query: { parentCode: '08' } }],
  getRegionTree: [(o) => content.getRegionTree(o), {}],
  searchActivities: [
    (o) => content.searchActivities({ state: 'enrolling', type: 'jobFair', ...page }, o),
    { query: { state: 'enrolling', type: 'jobFair', ...page } },
  ],
  viewActivity: [(o) => content.viewActivity('ac1', o), { query: { id: 'ac1' } }],

  getRegistrationForm: [
    (o) => registration.getRegistrationForm('inforgister', o),
    { query: { formId: 'inforgister' } },
  ],
  saveRegistration: [(o) => registration.saveRegistration(encrypted, o), { body: encrypted }],

  viewFile: [(o) => file.viewFile('f1', o), { path: { fileId: 'f1' } }],
  uploadImage: [(o) => file.uploadImage(picture, o), { file: picture }],
  uploadFile: [(o) => file.uploadFile(picture, o), { file: picture }],

  getTerms: [(o) => terms.getTerms(o), {}],
  getDbTerms: [(o) => terms.getDbTerms(o), {}],
};
