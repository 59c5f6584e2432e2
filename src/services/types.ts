/** The entities of the contract by name; their shapes are generated from config/openapi.yaml. */
import type { components, paths } from './schema';

type Schemas = components['schemas'];
/** The query of a read call. */
type QueryOf<P extends keyof paths> = paths[P] extends { get: { parameters: { query?: infer Q } } }
  ? NonNullable<Q>
  : never;

/** A page of a list; `current` counts from 1. */
export interface PageOf<T> {
  list: T[];
  total: number;
  current: number;
  pageSize: number;
}
/** The envelope of a success (spec §7: only when `success` is true). */
export interface Success<T> {
  success: true;
  data: T;
}
export type Failure = Schemas['Failure'];
export type Envelope<T> = Success<T> | Failure;
/** The body of an encrypted call; made by src/session/actions/encryption.ts. */
export interface EncryptedBody {
  payload: string;
}

// Envelope parts
export type ErrorCode = Schemas['ErrorCode'];
export type FieldError = Schemas['FieldError'];

// Session
export type Domain = Schemas['Domain'];
export type Token = Schemas['Token'];
export type User = Schemas['User'];
export type TokenAndUser = Schemas['TokenAndUser'];
export type SignedIn = Schemas['SignedIn'];
export type LoginAnswer = Schemas['LoginAnswer'];
export type LoginDomain = Schemas['LoginDomain'];
export type SsoAddresses = Schemas['SsoAddresses'];
export type PassportHeader = Schemas['PassportHeader'];
export type RegisteredInfo = Schemas['RegisteredInfo'];
export type Todo = Schemas['Todo'];
export type CalendarEntry = Schemas['CalendarEntry'];
export type UserCenter = Schemas['UserCenter'];

// Plain text of encrypted payloads
export type LoginPayload = Schemas['LoginPayload'];
export type Agreement = Schemas['Agreement'];
export type RegistPayload = Schemas['RegistPayload'];
export type ChangePasswordPayload = Schemas['ChangePasswordPayload'];
export type FirstPasswordPayload = Schemas['FirstPasswordPayload'];
export type UnsubscribePayload = Schemas['UnsubscribePayload'];
export type ContactPayload = Schemas['ContactPayload'];
export type RetrievePasswordPayload = Schemas['RetrievePasswordPayload'];
export type RegistrationPayload = Schemas['RegistrationPayload'];

// Recruitment
export type RecruitType = Schemas['RecruitType'];
export type PositionState = Schemas['PositionState'];
export type Enterprise = Schemas['Enterprise'];
export type EnterpriseRef = Schemas['EnterpriseRef'];
export type EnterpriseName = Schemas['EnterpriseName'];
export type EnterpriseDetail = Schemas['EnterpriseDetail'];
export type EnterpriseNode = Schemas['EnterpriseNode'];
export type Salary = Schemas['Salary'];
export type Position = Schemas['Position'];
export type KeywordMatch = Schemas['KeywordMatch'];
export type PositionDetail = Schemas['PositionDetail'];
export type FilterKey = Schemas['FilterKey'];
export type OwnRequirement = Schemas['OwnRequirement'];
export type FacetOption = Schemas['FacetOption'];
export type Facet = Schemas['Facet'];
export type SearchConditions = Schemas['SearchConditions'];
export type PositionCounts = Schemas['PositionCounts'];
export type RegionCount = Schemas['RegionCount'];

// Resume
export type Completeness = Schemas['Completeness'];
export type ResumeTemplate = Schemas['ResumeTemplate'];
export type ResumeBasic = Schemas['ResumeBasic'];
export type ResumeIntention = Schemas['ResumeIntention'];
export type ResumeSelfEvaluation = Schemas['ResumeSelfEvaluation'];
export type ResumeEducation = Schemas['ResumeEducation'];
export type ResumeWork = Schemas['ResumeWork'];
export type ResumeService = Schemas['ResumeService'];
export type ResumeProject = Schemas['ResumeProject'];
export type ResumeResearch = Schemas['ResumeResearch'];
export type ResumeCertificate = Schemas['ResumeCertificate'];
export type ResumeLanguage = Schemas['ResumeLanguage'];
export type ResumeComputer = Schemas['ResumeComputer'];
export type ResumeReward = Schemas['ResumeReward'];
export type ResumeFamily = Schemas['ResumeFamily'];
export type ResumeAttachment = Schemas['ResumeAttachment'];
export type ResumeSectionKey = Schemas['ResumeSectionKey'];
export type ResumeSectionValue = Schemas['ResumeSectionValue'];
export type Resume = Schemas['Resume'];
export type ResumeSectionRule = Schemas['ResumeSectionRule'];
export type ResumeEdit = Schemas['ResumeEdit'];
export type ResumeSave = Schemas['ResumeSave'];
export type ResumeSaved = Schemas['ResumeSaved'];

// Deliveries
export type TargetKind = Schemas['TargetKind'];
export type DeliveryStatus = Schemas['DeliveryStatus'];
export type EnrolmentStatus = Schemas['EnrolmentStatus'];
export type AnyStatus = Schemas['AnyStatus'];
export type NextActionType = Schemas['NextActionType'];
export type NextAction = Schemas['NextAction'];
export type Appointment = Schemas['Appointment'];
export type TimelineEntry = Schemas['TimelineEntry'];
export type Delivery = Schemas['Delivery'];
export type DeliveryDraft = Schemas['DeliveryDraft'];
export type DeliveryCounts = Schemas['DeliveryCounts'];
export type NotificationType = Schemas['NotificationType'];
export type BackgroundConsent = Schemas['BackgroundConsent'];
export type NotificationAction = Schemas['NotificationAction'];
export type Notification = Schemas['Notification'];
export type NotificationConfirm = Schemas['NotificationConfirm'];
export type NotificationsConfirmed = Schemas['NotificationsConfirmed'];
export type AppointmentSlot = Schemas['AppointmentSlot'];
export type BackgroundAnswer = Schemas['BackgroundAnswer'];

// Forms drawn from the server
export type Term = Schemas['Term'];
export type TermMap = Schemas['TermMap'];
export type FieldType = Schemas['FieldType'];
export type FieldSchema = Schemas['FieldSchema'];
export type FieldValue = Schemas['FieldValue'];
export type FieldValues = Schemas['FieldValues'];
export type WizardStepKey = Schemas['WizardStepKey'];
export type WizardStep = Schemas['WizardStep'];
export type WizardGap = Schemas['WizardGap'];
export type WizardTarget = Schemas['WizardTarget'];
export type WizardPage = Schemas['WizardPage'];
export type WizardSave = Schemas['WizardSave'];
export type ApplyResult = Schemas['ApplyResult'];
export type RegistrationForm = Schemas['RegistrationForm'];
export type RegistrationReceipt = Schemas['RegistrationReceipt'];

// Collections, account, registration
export type Collected = Schemas['Collected'];
export type LoginRecord = Schemas['LoginRecord'];
export type ConsentRecord = Schemas['ConsentRecord'];
export type AccountInfo = Schemas['AccountInfo'];
export type FieldRule = Schemas['FieldRule'];
export type RegistRules = Schemas['RegistRules'];
export type CodePurpose = Schemas['CodePurpose'];
export type OwnCodePurpose = Schemas['OwnCodePurpose'];
export type OwnTarget = Schemas['OwnTarget'];
export type SendCode = Schemas['SendCode'];
export type SendForget = Schemas['SendForget'];
export type CodeSent = Schemas['CodeSent'];
export type ForgetSent = Schemas['ForgetSent'];
export type ValidateCode = Schemas['ValidateCode'];
export type CodeTicket = Schemas['CodeTicket'];
export type MobileAvailable = Schemas['MobileAvailable'];

// Content and files
export type NoticeType = Schemas['NoticeType'];
export type KeyDate = Schemas['KeyDate'];
export type Notice = Schemas['Notice'];
export type NoticeRef = Schemas['NoticeRef'];
export type NoticeDetail = Schemas['NoticeDetail'];
export type QuestionCategory = Schemas['QuestionCategory'];
export type QuestionAnswer = Schemas['QuestionAnswer'];
export type Banner = Schemas['Banner'];
export type PolicyText = Schemas['PolicyText'];
export type School = Schemas['School'];
export type Major = Schemas['Major'];
export type Category = Schemas['Category'];
export type Region = Schemas['Region'];
export type ActivityType = Schemas['ActivityType'];
export type ActivityState = Schemas['ActivityState'];
export type Activity = Schemas['Activity'];
export type ActivitySession = Schemas['ActivitySession'];
export type ActivityDetail = Schemas['ActivityDetail'];
export type UploadedFile = Schemas['UploadedFile'];

/** A page of positions; after a search by keyword also how the server understood it. */
export interface PositionPage extends PageOf<Position> {
  suggestion?: string;
  dropped?: string[];
}

/** A page of deliveries and the counts of the three groups. */
export interface DeliveryPage extends PageOf<Delivery> {
  counts: DeliveryCounts;
}

// Queries
export type PositionFilters = QueryOf<'/portal/rest/careerrecruitment/searchconditions'>;
export type PositionQuery = QueryOf<'/portal/rest/careerrecruitment/search'>;
export type EnterpriseQuery = QueryOf<'/portal/rest/careerrecruitment/enterpriseList'>;
export type EnterpriseTreeQuery = QueryOf<'/portal/rest/careerrecruitment/searchEnterpriseTree'>;
/** The filters of the positions that are counted in the tree of units. */
export type TreeFilters = Omit<EnterpriseTreeQuery, 'rootId' | 'parentId' | 'keyword'>;
export type DeliveryQuery = QueryOf<'/usercenter/rest/applicationdelivery/search'>;
export type NotificationQuery = QueryOf<'/usercenter/rest/applicationdelivery/notifications'>;
export type CollectionQuery = QueryOf<'/usercenter/rest/collect/getCareer'>;
export type NoticeQuery = QueryOf<'/portal/rest/notice/search'>;
export type QuestionQuery = QueryOf<'/portal/rest/questionandanswer/search'>;
export type ActivityQuery = QueryOf<'/portal/rest/activity/search'>;
export type SchoolQuery = QueryOf<'/portal/rest/school/list'>;
export type MajorQuery = QueryOf<'/portal/rest/major/list'>;
export type SuggestQuery = QueryOf<'/portal/rest/careerrecruitment/enterprises'>;
