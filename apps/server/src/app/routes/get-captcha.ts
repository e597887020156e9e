import { getCaptcha } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { challengeForm } from '../calls/get-captcha.ts';

export const getCaptchaRoute = defineRoute(getCaptcha, challengeForm);
