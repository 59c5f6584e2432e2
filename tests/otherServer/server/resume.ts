import type { Handler } from './ask';
import type { Contract } from './contract';
import { iso } from './moments';

const term = (code: string, label: string) => ({ code, label });

/** The résumé, the same for everybody: the contract's examples, under this server's terms. */
export function createResume({ example }: Contract): Record<string, Handler> {
  const resume = {
    ...example('Resume'),
    version: 7,
    updatedAt: iso(Date.now()),
    templateId: 'plain',
    completeness: 74,
    education: [example('ResumeEducation')],
  };
  return {
    viewResume: () => resume,
    getResumeTemplates: () => [{ id: 'plain', name: '朴素', layout: 'compact' }],
    getTerms: () => ({
      political: [term('13', '群众'), term('01', '中共党员')],
      gender: [term('2', '女'), term('1', '男')],
      idType: [term('resident', '居民身份证')],
      education: [term('master', '硕士'), term('bachelor', '本科'), term('college', '专科')],
      degree: [term('bachelor', '学士'), term('master', '硕士')],
      studyMode: [term('fullTime', '全日制')],
    }),
    getDbTerms: () => ({ source: [term('veteran', '退役军人'), term('social', '社会人才')] }),
  };
}
