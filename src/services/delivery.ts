import type { CallOptions } from '@/request/types';
import { get, post } from './call';
import type { BodyOf } from './callTypes';
import type {
  BackgroundAnswer,
  DeliveryQuery,
  NotificationConfirm,
  NotificationQuery,
} from './types';

/** A page of deliveries and the counts of the three groups (spec §7). */
export function searchDeliveries(query: DeliveryQuery, options?: CallOptions) {
  return get('/usercenter/rest/applicationdelivery/search', { query }, options);
}

/** Removes a draft, withdraws a live delivery (spec §7). Fails with NOT_FOUND, NOT_ALLOWED. */
export function deleteDelivery(deliveryId: string, options?: CallOptions) {
  return post(
    '/usercenter/rest/applicationdelivery/delete/{deliveryId}',
    { path: { deliveryId } },
    options,
  );
}

/** A page of notifications (spec §7). */
export function getNotifications(query: NotificationQuery, options?: CallOptions) {
  return get('/usercenter/rest/applicationdelivery/notifications', { query }, options);
}

/** Refuses the background check (spec §7). Fails with NOT_FOUND, NOT_ALLOWED. */
export function disagreeBackgroundCheck(body: BackgroundAnswer, options?: CallOptions) {
  return post('/usercenter/rest/applicationdelivery/disagreeBc', { body }, options);
}

/** Consents to the background check (spec §7). Fails with NOT_FOUND, NOT_ALLOWED. */
export function agreeBackgroundCheck(body: BackgroundAnswer, options?: CallOptions) {
  return post('/usercenter/rest/applicationdelivery/agreeBc', { body }, options);
}

/**
 * Marks as read; with exactly one id books a slot or asks for another time (spec §7). Fails with
 * SLOT_TAKEN, NOT_FOUND, NOT_ALLOWED, VALIDATION.
 */
export function confirmNotifications(body: NotificationConfirm, options?: CallOptions) {
  return post('/usercenter/rest/applicationdelivery/notificationConfirm', { body }, options);
}

/**
 * Begins an application, or returns its draft (spec §7). Fails with DELIVERY_DUPLICATE,
 * DELIVERY_LIMIT, TARGET_CLOSED, NOT_ELIGIBLE, SESSION_FULL.
 */
export function openDelivery(
  body: BodyOf<'/usercenter/rest/applicationdelivery/open'>,
  options?: CallOptions,
) {
  return post('/usercenter/rest/applicationdelivery/open', { body }, options);
}
