/** The form of a review, as `talia.review.form` writes it and the server streams it. */
export type { Judged, Loss, Point, Retried, Review, Shown, Side, Sum, Swing } from '../../generated/protocol';
