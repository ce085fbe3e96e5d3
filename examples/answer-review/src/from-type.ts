import { defineAnswer, type Answer } from '@hearsay/answer';
import type { Page, Review } from './review.js';
import { pageReviewSchema, reviewSchema } from './review.schema.js';

// `hearsay schema` wrote the schemas from the types, and the compiler compares them here: a type that was changed since
// does not compile.

export const review: Answer<Review> = defineAnswer<Review>()(reviewSchema);
export const page: Answer<Page<Review>> = defineAnswer<Page<Review>>()(pageReviewSchema);
