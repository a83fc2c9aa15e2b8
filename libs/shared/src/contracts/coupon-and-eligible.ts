/** Requests and answers of the two small checks of section 7. */
export interface CouponCheckRequest {
  code: string;
}

export interface CouponCheckAnswer {
  success: true;
  valid: boolean;
  /** Whole percent; 0 when the code is not valid. */
  discount: number;
  message: string;
}

export interface EligibleCheckRequest {
  email: string;
  phone: string;
}

export interface EligibleCheckAnswer {
  success: true;
  eligible: boolean;
}
